import type { FigureTotals, ListingFigures, OneListingFigures } from '@vitrine/contract/core/figures.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingTable } from '../db/schema.ts';
import { type KeptDays, statusOf } from '../listings/off-market.ts';
import { presentListing } from '../listings/present-listing.ts';
import { onSite } from '../listings/search-query.ts';
import type { Period } from './figure-days.ts';
import { ofBroker, readDays, sumsOf } from './read-figures.ts';

export interface FigureCall {
  site: KeptDays & { microsite_id: string };
  locale: Locale;
  now: Date;
  period: Period;
}

/** Number of listings on a page of staff. */
export const figurePageSize = 25;

/** Counts of the period and, with names that begin with `was_`, of the one before. */
type CountedRow = Selectable<ListingTable> &
  FigureTotals & { [Name in keyof FigureTotals as `was_${Name}`]: FigureTotals[Name] };

/** Returns the listings on the market and those with counts, the most viewed first, without those before `offset`. */
async function findCounted(
  database: Database,
  { site, period }: FigureCall,
  { broker, offset, limit }: { broker: string; offset: number; limit: number },
): Promise<{ rows: CountedRow[]; total: number }> {
  const now = sumsOf(sql<SqlBool>`day >= ${period.from}`);
  const was = sumsOf(sql<SqlBool>`day < ${period.from}`);
  const counted = database
    .selectFrom('listing_figure')
    .select('listing_key')
    .select([
      now.view.as('view'),
      now.heart.as('heart'),
      now.share.as('share'),
      now.sheet.as('sheet'),
      now.lead.as('lead'),
    ])
    .select([was.view.as('was_view'), was.heart.as('was_heart'), was.share.as('was_share')])
    .select([was.sheet.as('was_sheet'), was.lead.as('was_lead')])
    .where('microsite_id', '=', site.microsite_id)
    .where('day', '>=', period.previousFrom)
    .where('day', '<=', period.to)
    .groupBy('listing_key');
  const shown = database
    .selectFrom('listing')
    .leftJoin(counted.as('figure'), 'figure.listing_key', 'listing.listing_key')
    .where(onSite(site.microsite_id))
    .where((is) => is.or([is('standard_status', '=', 'Active'), is('figure.listing_key', 'is not', null)]))
    .$if(broker !== '', (query) => query.where(ofBroker(broker)));
  const zero = (name: keyof CountedRow) => sql<number>`coalesce(${sql.ref(`figure.${name}`)}, 0)`;
  const [rows, { total }] = await Promise.all([
    shown
      .selectAll('listing')
      .select([zero('view').as('view'), zero('heart').as('heart'), zero('share').as('share')])
      .select([zero('sheet').as('sheet'), zero('lead').as('lead')])
      .select([zero('was_view').as('was_view'), zero('was_heart').as('was_heart'), zero('was_share').as('was_share')])
      .select([zero('was_sheet').as('was_sheet'), zero('was_lead').as('was_lead')])
      .orderBy('view', 'desc')
      .orderBy('lead', 'desc')
      .orderBy('listing.listing_key')
      .offset(offset)
      .limit(limit)
      .execute(),
    shown.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Returns the views of listings on each day of a period, by the number of the listing. */
async function readViews(database: Database, micrositeId: string, { days, from }: Period, keys: string[]) {
  const rows = await database
    .selectFrom('listing_figure')
    .select(['listing_key', 'count', sql<string>`day::text`.as('day')])
    .where('microsite_id', '=', micrositeId)
    .where('kind', '=', 'view')
    .where('day', '>=', from)
    .where(sql<boolean>`listing_key = any(${keys}::text[])`)
    .execute();
  const counts = new Map(rows.map(({ listing_key, day, count }) => [`${listing_key} ${day}`, count]));
  return (key: string) => days.map((day) => counts.get(`${key} ${day}`) ?? 0);
}

const totalsOf = ({ view, heart, share, sheet, lead }: FigureTotals): FigureTotals => ({
  view,
  heart,
  share,
  sheet,
  lead,
});

const previousOf = (row: CountedRow): FigureTotals => ({
  view: row.was_view,
  heart: row.was_heart,
  share: row.was_share,
  sheet: row.was_sheet,
  lead: row.was_lead,
});

const nameOf = (row: Selectable<ListingTable>, { site, locale, now }: FigureCall) => {
  const { uls, type, address, url } = presentListing(row, locale, now);
  return { uls, type, address, url, status: statusOf(row, site, now) };
};

/** Returns a page of the listings of a site with their counts. */
export async function readListings(
  database: Database,
  call: FigureCall,
  asked: { broker: string; page: number; pageSize?: number },
): Promise<{ listings: ListingFigures[]; total: number }> {
  const limit = asked.pageSize ?? figurePageSize;
  const { rows, total } = await findCounted(database, call, { ...asked, limit, offset: (asked.page - 1) * limit });
  const keys = rows.map(({ listing_key }) => listing_key);
  const viewsOf = await readViews(database, call.site.microsite_id, call.period, keys);
  const listings = rows.map((row) => ({
    ...nameOf(row, call),
    totals: totalsOf(row),
    previous: previousOf(row),
    views_by_day: viewsOf(row.listing_key),
  }));
  return { listings, total };
}

/** Returns a listing of the site with its counts by day; undefined when the site does not show it. */
export async function readListing(
  database: Database,
  call: FigureCall,
  uls: string,
): Promise<OneListingFigures | undefined> {
  const row = await database
    .selectFrom('listing')
    .selectAll()
    .where('listing_key', '=', uls)
    .where(onSite(call.site.microsite_id))
    .executeTakeFirst();
  if (!row) return undefined;
  const figures = await readDays(database, { micrositeId: call.site.microsite_id, uls }, call.period);
  return { ...nameOf(row, call), ...figures };
}
