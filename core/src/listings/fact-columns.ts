import {
  type FactFilters,
  type FactFlag,
  type FactRange,
  factFlags,
  factRanges,
} from '@vitrine/contract/core/fact-filters.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Facts that are compared as numbers: those with a range, and parking spaces. */
export const numberFacts = [...factRanges, 'parking'] as const;
export type NumberFact = FactRange | 'parking';

/** The column of table `listing` that holds a fact, and by how much a filter is multiplied to compare with it. */
const columns: Record<NumberFact, { column: string; scale: number }> = {
  year: { column: 'year_built', scale: 1 },
  area: { column: 'area_tenths', scale: 10 },
  lot: { column: 'lot_tenths', scale: 10 },
  unit_price: { column: 'unit_price', scale: 1 },
  parking: { column: 'parking_spaces', scale: 1 },
};
const flagColumns: Record<FactFlag, string> = { garage: 'has_garage', pool: 'has_pool', waterfront: 'is_waterfront' };

/** Value of a column of numbers that is not known, below all others. */
export const unknownFact = -1;

/** Expressions that select the facts for the columns of the search. */
export const selectedFacts = [
  ...numberFacts.map((fact) => `coalesce(${columns[fact].column}, ${unknownFact}) as ${fact}`),
  `${factFlags.map((flag, at) => `(coalesce(${flagColumns[flag]}, false)::integer << ${at})`).join(' | ')} as amenities`,
].join(',\n  ');

const scaled = (value: number, scale: number) => Math.floor(value * scale + 0.5);

/** Returns the lowest and the highest value of a column that pass, which excludes unknown ones; null when the filter is not set. */
export function factRange(filters: FactFilters, fact: NumberFact): { low: number; high: number } | null {
  const [low, high] = fact === 'parking' ? [filters.parking, null] : [filters[`${fact}_min`], filters[`${fact}_max`]];
  if (low === null && high === null) return null;
  const { scale } = columns[fact];
  return {
    low: Math.max(scaled(low ?? 0, scale), 0),
    high: high === null ? 0x3fffffff : Math.min(scaled(high, scale), 0x3fffffff),
  };
}

/** Returns the bits of `amenities` that a listing must have. */
export const amenityMask = (filters: FactFilters): number =>
  factFlags.reduce((mask, flag, at) => (filters[flag] ? mask | (1 << at) : mask), 0);

/** Returns the conditions that the filters by facts set, in SQL. */
export const factConditions = (filters: FactFilters): RawBuilder<SqlBool>[] => [
  ...numberFacts.flatMap((fact) => {
    const range = factRange(filters, fact);
    return range ? [sql<SqlBool>`${sql.ref(columns[fact].column)} between ${range.low} and ${range.high}`] : [];
  }),
  ...factFlags.filter((flag) => filters[flag]).map((flag) => sql<SqlBool>`${sql.ref(flagColumns[flag])}`),
];

/** Returns the condition that a listing passes the filters that a JSON value holds, in SQL. */
export function storedFactCondition(listing: RawBuilder<unknown>, facts: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const given = (name: string, scale: number) =>
    sql`floor((${facts} ->> ${sql.lit(name)})::float8 * ${sql.lit(scale)} + 0.5::float8)`;
  const limit = (fact: NumberFact, name: string, comparison: '>=' | '<=') => {
    const { column, scale } = columns[fact];
    return sql`(not ${facts} ? ${sql.lit(name)} or ${listing}.${sql.ref(column)} ${sql.raw(comparison)} ${given(name, scale)})`;
  };
  const conditions = [
    ...factRanges.flatMap((fact) => [limit(fact, `${fact}_min`, '>='), limit(fact, `${fact}_max`, '<=')]),
    limit('parking', 'parking', '>='),
    ...factFlags.map((flag) => sql`(not ${facts} ? ${sql.lit(flag)} or ${listing}.${sql.ref(flagColumns[flag])})`),
  ];
  return sql<SqlBool>`(${facts} = '{}' or (${sql.join(conditions, sql` and `)}))`;
}
