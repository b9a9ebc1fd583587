import { markerLimit } from '@vitrine/contract/core/properties.ts';
import type { PropertiesQuery, SearchFilters } from '@vitrine/contract/core/properties-query.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { type CardRow, cardColumns, type MarkerRow, markerColumns } from './present-listing.ts';
import { isFound, orderings, type SearchScope } from './search-query.ts';

/** How many listings a search finds. */
export async function countListings(database: Database, filters: SearchFilters, scope: SearchScope): Promise<number> {
  const { total } = await database
    .selectFrom('listing')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isFound(filters, scope))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of a search, from page 1. Beyond the last page: empty. */
export function findCards(database: Database, query: PropertiesQuery, scope: SearchScope): Promise<CardRow[]> {
  const [key, direction] = orderings[query.order_by];
  return database
    .selectFrom('listing')
    .select(cardColumns)
    .where(isFound(query, scope))
    .orderBy(key, direction)
    .orderBy('listing_key')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
}

/** The markers of a search in the order of uls, or null where there are more than `markerLimit`. */
export async function findMarkers(
  database: Database,
  filters: SearchFilters,
  scope: SearchScope,
): Promise<MarkerRow[] | null> {
  const markers = await database
    .selectFrom('listing')
    .select(markerColumns)
    .where(isFound(filters, scope))
    .orderBy('listing_key')
    .limit(markerLimit + 1)
    .execute();
  return markers.length > markerLimit ? null : markers;
}
