import type { FigureTotals } from '@vitrine/contract/core/figures.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { csvLine } from '../leads/staff/csv-line.ts';
import { presentListing } from '../listings/present-listing.ts';
import { onSite } from '../listings/search-query.ts';
import { ofBroker, sumsOf } from './read-figures.ts';
import type { FigureCall } from './read-listing-figures.ts';

const columns: Record<Locale, string[]> = {
  fr: ['Jour', 'Numéro', 'Propriété', 'Vues', 'Favoris', 'Partages', 'Fiches PDF', 'Demandes'],
  en: ['Day', 'Number', 'Listing', 'Views', 'Favourites', 'Shares', 'PDF sheets', 'Leads'],
};
const names: Record<Locale, string> = { fr: 'statistiques', en: 'figures' };

/** Byte order mark, without which Excel does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

export const figureCsvName = ({ locale, site, period }: FigureCall): string =>
  `${names[locale]}-${site.microsite_id}-${period.from}-${period.to}.csv`;

/** Returns the counts of a site's listings as CSV, one line for each listing and day that has any. */
export async function figureCsv(
  database: Database,
  { site, period, locale, now }: FigureCall,
  broker: string,
): Promise<string> {
  const { view, heart, share, sheet, lead } = sumsOf(sql<SqlBool>`true`);
  const rows = await database
    .selectFrom('listing')
    .innerJoin('listing_figure as figure', 'figure.listing_key', 'listing.listing_key')
    .selectAll('listing')
    .select(sql<string>`figure.day::text`.as('day'))
    .select([view.as('view'), heart.as('heart'), share.as('share'), sheet.as('sheet'), lead.as('lead')])
    .where('figure.microsite_id', '=', site.microsite_id)
    .where('figure.day', '>=', period.from)
    .where('figure.day', '<=', period.to)
    .where(onSite(site.microsite_id))
    .$if(broker !== '', (query) => query.where(ofBroker(broker)))
    .groupBy(['listing.listing_key', 'figure.day'])
    .orderBy('figure.day')
    .orderBy('listing.listing_key')
    .execute();
  const lines = rows.map((row) => {
    const { uls, address } = presentListing(row, locale, now);
    return csvLine([row.day, uls, address, ...countsOf(row)]);
  });
  return byteOrderMark + csvLine(columns[locale]) + lines.join('');
}

const countsOf = ({ view, heart, share, sheet, lead }: FigureTotals): string[] =>
  [view, heart, share, sheet, lead].map(String);
