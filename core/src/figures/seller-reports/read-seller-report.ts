import type { FigureTotals } from '@vitrine/contract/core/figures.ts';
import type { SellerReportData } from '@vitrine/contract/core/seller-reports.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type CardRow, cardColumns, presentListing } from '../../listings/present-listing.ts';
import { readDays, sumsOf } from '../read-figures.ts';
import type { SellerReportRow } from './change-seller-report.ts';
import { weekBefore } from './read-week.ts';

/** Data from which the mail and the PDF of a seller's report are made. */
export interface SellerReportFacts {
  report: SellerReportRow;
  listing: CardRow;
  site: { name: { fr: string; en: string }; origin: string; postal_address: { fr: string; en: string } | null };
  /** Who answers the seller: the broker of the listing, or who receives the messages of the site. */
  contact: { name: string; email: string };
  days: SellerReportData['days'];
  totals: FigureTotals;
  previous: FigureTotals;
  ever: FigureTotals;
}

/** Returns what a report says about the week before a Monday; undefined when its listing is no longer on the market. */
export async function readReportFacts(
  database: Database,
  report: SellerReportRow,
  monday: string,
): Promise<SellerReportFacts | undefined> {
  const { microsite_id: micrositeId, listing_key: uls } = report;
  const { view, heart, share, sheet, lead } = sumsOf(sql<SqlBool>`true`);
  const [listing, site, figures, ever] = await Promise.all([
    database
      .selectFrom('listing')
      .select([...cardColumns, 'agent_key'])
      .where('listing_key', '=', uls)
      .where('standard_status', '=', 'Active')
      .executeTakeFirst(),
    database
      .selectFrom('site')
      .select(['name', 'origin', 'postal_address', 'default_recipient'])
      .where('microsite_id', '=', micrositeId)
      .executeTakeFirstOrThrow(),
    readDays(database, { micrositeId, uls }, weekBefore(monday)),
    database
      .selectFrom('listing_figure')
      .select([view.as('view'), heart.as('heart'), share.as('share'), sheet.as('sheet'), lead.as('lead')])
      .where('microsite_id', '=', micrositeId)
      .where('listing_key', '=', uls)
      .where(sql<boolean>`day < ${monday}::date`)
      .executeTakeFirstOrThrow(),
  ]);
  if (!listing) return undefined;
  const broker = await database
    .selectFrom('recipient')
    .select(['name', 'email'])
    .where('microsite_id', '=', micrositeId)
    .where('type', '=', 'broker')
    .where('slug', '=', listing.agent_key)
    .executeTakeFirst();
  const { name, email } = broker ?? site.default_recipient;
  return { report, listing, site, contact: { name, email }, ...figures, ever };
}

/** Returns the facts as the website shows them to the seller. */
export function presentReportFacts(
  { report, listing, site, ...facts }: SellerReportFacts,
  now: Date,
): SellerReportData {
  const { locale, status } = report;
  const { uls, type, address, url } = presentListing(listing, locale, now);
  const { contact, days, totals, previous, ever } = facts;
  return {
    ...{ status, locale, site_name: site.name[locale], listing: { uls, type, address, url } },
    ...{ contact, days, totals, previous, ever },
  };
}
