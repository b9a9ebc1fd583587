import type { ListingFilters, SortOrder } from '@vitrine/contract/core/properties-query.ts';
import { ringOf } from '@vitrine/contract/core/search-area.ts';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';

/** Context of a search: the site decides which listings are shown, the moment which open houses are still to come. */
export interface SearchScope {
  micrositeId: string;
  now: Date;
}

type ListingExpressions = ExpressionBuilder<CoreDatabase, 'listing'>;

/** Returns the condition that a site may show a listing: it is the site's own or belongs to no site. */
export const onSite = (micrositeId: string) =>
  sql<SqlBool>`(microsite_ids = '{}' or microsite_ids @> array[${micrositeId}])`;

/** The arithmetic of `search/column-encoding.ts`, operation by operation: coordinates count in microdegrees, bathrooms in hundredths. */
const scaled = (column: RawBuilder<unknown>, scale: number) =>
  sql<number>`floor(${column} * ${scale}::double precision + 0.5::double precision)`;
const microdegrees = (value: RawBuilder<unknown>) => scaled(value, 1e6);
const hundredths = (value: RawBuilder<unknown>) => scaled(value, 100);
const given = (value: number) => sql`${value}::double precision`;

/**
 * Returns the condition that a search finds a listing: it is active, on the site, and passes every filter (search.8). Bounds are inclusive
 * on all four sides. Together with `orderings` this defines the search. Searches are answered from memory (`search/`); tests compare them
 * with this definition.
 */
export const isFound =
  (filters: ListingFilters, scope: SearchScope) =>
  (listing: ListingExpressions): Expression<SqlBool> =>
    listing.and([sql<SqlBool>`standard_status = 'Active'`, passes(filters, scope)(listing)]);

/** Returns the condition that the site may show a listing and that it passes every filter, in any status. */
export const passes =
  (filters: ListingFilters, { micrositeId, now }: SearchScope) =>
  (listing: ListingExpressions): Expression<SqlBool> => {
    const { bounds, area } = filters;
    const within = (column: 'latitude' | 'longitude', low: number, high: number) =>
      sql<SqlBool>`${microdegrees(sql.ref(column))} between ${microdegrees(given(low))} and ${microdegrees(given(high))}`;
    const conditions: (Expression<SqlBool> | null | false)[] = [
      onSite(micrositeId),
      filters.mun.length > 0 && sql<SqlBool>`array[municipality_code, borough_code] && ${filters.mun}::text[]`,
      filters.broker.length > 0 && sql<SqlBool>`array_prepend(agent_key, co_agent_keys) && ${filters.broker}::text[]`,
      filters.office.length > 0 && sql<SqlBool>`array_prepend(office_key, co_office_keys) && ${filters.office}::text[]`,
      filters.type.length > 0 && sql<SqlBool>`property_type = any(${filters.type}::text[])`,
      filters.price_min !== null && listing('list_price', '>=', filters.price_min),
      filters.price_max !== null && listing('list_price', '<=', filters.price_max),
      filters.bedrooms !== null && sql<SqlBool>`bedrooms_total >= ${filters.bedrooms}::double precision`,
      filters.bathrooms !== null &&
        sql<SqlBool>`${hundredths(sql.ref('bathrooms_total'))} >= ${hundredths(given(filters.bathrooms))}`,
      filters.forSaleForRent !== null && listing('transaction_type', '=', filters.forSaleForRent),
      filters.open_house && listing('open_house_end', '>', now),
      bounds && within('latitude', bounds.SouthWest_lat, bounds.NorthEast_lat),
      bounds && within('longitude', bounds.SouthWest_lng, bounds.NorthEast_lng),
      area !== null && sql<SqlBool>`is_in_ring(latitude, longitude, ${ringOf(area)}::integer[])`,
    ];
    return listing.and(conditions.filter((condition) => condition !== null && condition !== false));
  };

/** Each sort order of the API. Ties are broken by listing_key (uls), ascending, compared by bytes. */
export const orderings: Record<SortOrder, readonly ['on_market_timestamp' | 'list_price', 'asc' | 'desc']> = {
  newest: ['on_market_timestamp', 'desc'],
  oldest: ['on_market_timestamp', 'asc'],
  'price-desc': ['list_price', 'desc'],
  'price-asc': ['list_price', 'asc'],
};
