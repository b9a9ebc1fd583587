import type { ListingFilters, SortOrder } from '@vitrine/contract/core/properties-query.ts';
import { sql } from 'kysely';
import type { Database } from '../src/db/connect.ts';
import { isFound, orderings, type SearchScope } from '../src/listings/search-query.ts';

/**
 * Returns the ordered listings of a search in SQL, those of `ownBrokers` before all others and, by price, sales before rentals: the
 * reference for tests of the search in memory.
 */
export async function searchInSql(
  database: Database,
  filters: ListingFilters,
  order: SortOrder,
  scope: SearchScope,
  ownBrokers: string[] = [],
): Promise<string[]> {
  const [key, direction] = orderings[order];
  const rows = await database
    .selectFrom('listing')
    .select('listing_key')
    .where(isFound(filters, scope))
    .orderBy(sql`array_prepend(agent_key, co_agent_keys) && ${ownBrokers}::text[] desc`)
    .orderBy(sql`${order.startsWith('price')} and transaction_type = 'rent'`)
    .orderBy(key, direction)
    .orderBy('listing_key')
    .execute();
  return rows.map(({ listing_key }) => listing_key);
}
