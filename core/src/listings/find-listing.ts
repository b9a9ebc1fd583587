import type { Selectable } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingTable } from '../db/schema.ts';
import { onSite } from './search-query.ts';

export type ListingRecord = Selectable<ListingTable>;

const ulsPattern = /^\d{4,12}$/;

/** Returns a listing of the site in any status; undefined when there is none. */
export async function findListing(
  database: Database,
  micrositeId: string,
  uls: string,
): Promise<ListingRecord | undefined> {
  if (!ulsPattern.test(uls)) return undefined;
  return database
    .selectFrom('listing')
    .selectAll()
    .where('listing_key', '=', uls)
    .where(onSite(micrositeId))
    .executeTakeFirst();
}

/** Returns the listings of the site with these numbers, in any status and in no order; unknown numbers are left out. */
export async function findListings(
  database: Database,
  micrositeId: string,
  keys: readonly string[],
): Promise<ListingRecord[]> {
  if (keys.length === 0) return [];
  return database
    .selectFrom('listing')
    .selectAll()
    .where('listing_key', 'in', keys)
    .where(onSite(micrositeId))
    .execute();
}
