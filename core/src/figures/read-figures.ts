import type { DayFigures, FigureTotals, SiteFigures } from '@vitrine/contract/core/figures.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Period } from './figure-days.ts';

/** Which counts are read: those of a site, or of one of its listings. */
interface Scope {
  micrositeId: string;
  /** All listings of the site when absent. */
  uls?: string;
  /** Slug of a broker, whose listings alone count. */
  broker?: string;
}

/** Sums of the kinds over the rows that pass a condition. */
export const sumsOf = (condition: Expression<SqlBool>) => {
  const sum = (kinds: readonly string[]) =>
    sql<number>`coalesce(sum(count) filter (where kind = any(${kinds}::text[]) and ${condition}), 0)::int`;
  return {
    view: sum(['view']),
    heart: sum(['heart']),
    share: sum(['share']),
    sheet: sum(['sheet']),
    lead: sum(['contact_form', 'visit_request', 'property_alert', 'property_valuation']),
  };
};

/** Returns the condition that a listing is one of a broker's, alone or with others. */
export const ofBroker = (broker: string) => sql<SqlBool>`(agent_key = ${broker} or ${broker} = any(co_agent_keys))`;

const noFigures: FigureTotals = { view: 0, heart: 0, share: 0, sheet: 0, lead: 0 };

const addTotals = (one: FigureTotals, other: FigureTotals): FigureTotals => ({
  view: one.view + other.view,
  heart: one.heart + other.heart,
  share: one.share + other.share,
  sheet: one.sheet + other.sheet,
  lead: one.lead + other.lead,
});

/** Returns the counts of each day of a period, its totals and those of the period before. */
export async function readDays(
  database: Database,
  { micrositeId, uls, broker }: Scope,
  period: Period,
): Promise<Pick<SiteFigures, 'days' | 'totals' | 'previous'>> {
  const { view, heart, share, sheet, lead } = sumsOf(sql<SqlBool>`true`);
  let query = database
    .selectFrom('listing_figure')
    .select(sql<string>`day::text`.as('day'))
    .select([view.as('view'), heart.as('heart'), share.as('share'), sheet.as('sheet'), lead.as('lead')])
    .where('microsite_id', '=', micrositeId)
    .where('day', '>=', period.previousFrom)
    .where('day', '<=', period.to)
    .groupBy('day');
  if (uls !== undefined) query = query.where('listing_key', '=', uls);
  if (broker)
    query = query.where('listing_key', 'in', (of) =>
      of.selectFrom('listing').select('listing_key').where(ofBroker(broker)),
    );
  const rows = await query.execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = period.days.map((day): DayFigures => byDay.get(day) ?? { day, ...noFigures });
  const before = rows.filter(({ day }) => day < period.from);
  return { days, totals: days.reduce(addTotals, noFigures), previous: before.reduce(addTotals, noFigures) };
}

/** Number of searches that are listed. */
const searchLimit = 10;

/** Returns the most frequent searches of a site in a period, with the names of their places. */
export async function readSearches(
  database: Database,
  micrositeId: string,
  { from, to }: Period,
): Promise<SiteFigures['searches']> {
  const rows = await database
    .selectFrom('search_figure')
    .leftJoin('municipality', 'municipality.code', 'search_figure.place')
    .leftJoin('borough', 'borough.code', 'search_figure.place')
    .select([
      sql<string | null>`coalesce(municipality.name, borough.name)`.as('place'),
      sql<SiteFigures['searches'][number]['property_type']>`nullif(property_type, '')`.as('property_type'),
      sql<number>`sum(count)::int`.as('count'),
    ])
    .where('microsite_id', '=', micrositeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['search_figure.place', 'municipality.name', 'borough.name', 'property_type'])
    .orderBy('count', 'desc')
    .orderBy('place')
    .limit(searchLimit)
    .execute();
  return rows;
}
