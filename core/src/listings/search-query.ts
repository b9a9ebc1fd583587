import type { SearchFilters, SortOrder } from '@vitrine/contract/core/properties-query.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';

/** Who searches and when: the site decides what is shown, the moment which open houses are still to come. */
export type SearchScope = { micrositeId: string; now: Date };

type ListingExpressions = ExpressionBuilder<CoreDatabase, 'listing'>;

/** Only what a site may show: listings of no site in particular, and its own. */
export const onSite = (micrositeId: string) =>
  sql<SqlBool>`(microsite_ids = '{}' or microsite_ids @> array[${micrositeId}])`;

/**
 * Which listings a search finds: the active ones of the site that pass every filter (`3-wire §3`). Bounds are inclusive
 * on all four sides. This and `orderings` are all that a search means, and so the measure for any faster copy of it.
 */
export const isFound =
  (filters: SearchFilters, { micrositeId, now }: SearchScope) =>
  (listing: ListingExpressions): Expression<SqlBool> => {
    const { bounds } = filters;
    const conditions: (Expression<SqlBool> | null | false)[] = [
      // A literal, not a parameter: the partial indexes are chosen only by what the planner can read.
      sql<SqlBool>`standard_status = 'Active'`,
      onSite(micrositeId),
      filters.mun.length > 0 && listing('municipality_code', '=', sql<string>`any(${filters.mun}::text[])`),
      filters.type.length > 0 && sql<SqlBool>`property_type = any(${filters.type}::text[])`,
      filters.price_min !== null && listing('list_price', '>=', filters.price_min),
      filters.price_max !== null && listing('list_price', '<=', filters.price_max),
      filters.bedrooms !== null && sql<SqlBool>`bedrooms_total >= ${filters.bedrooms}::double precision`,
      filters.bathrooms !== null && listing('bathrooms_total', '>=', filters.bathrooms),
      filters.forSaleForRent !== null && listing('transaction_type', '=', filters.forSaleForRent),
      filters.open_house && listing('open_house_end', '>', now),
      bounds && listing.between('latitude', bounds.SouthWest_lat, bounds.NorthEast_lat),
      bounds && listing.between('longitude', bounds.SouthWest_lng, bounds.NorthEast_lng),
    ];
    return listing.and(conditions.filter((condition) => condition !== null && condition !== false));
  };

/** Each order of the wire, total: equal dates and prices are broken by listing_key (uls), ascending, by bytes. */
export const orderings: Record<SortOrder, readonly ['on_market_timestamp' | 'list_price', 'asc' | 'desc']> = {
  newest: ['on_market_timestamp', 'desc'],
  oldest: ['on_market_timestamp', 'asc'],
  'price-desc': ['list_price', 'desc'],
  'price-asc': ['list_price', 'asc'],
};
