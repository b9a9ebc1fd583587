import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingTable } from '../db/schema.ts';
import { type CardRow, cardColumns } from './present-listing.ts';
import { onSite } from './search-query.ts';

export type ListingRecord = Selectable<ListingTable>;

const ulsPattern = /^\d{4,12}$/;

/** An active or sold listing of the site; undefined where there is none or it was withdrawn. */
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
    .where('standard_status', '<>', 'Withdrawn')
    .where(onSite(micrositeId))
    .executeTakeFirst();
}

const similarLimit = 6;
/** Half the side of the square in which similar listings are looked for, degrees: some 30 km in Québec. */
const nearby = { latitude: 0.3, longitude: 0.4 };

/**
 * The nearest active listings of the same type and transaction. Price plays no part: what is shown beside a sold
 * listing must not give its price away.
 */
export const findSimilar = (database: Database, micrositeId: string, record: ListingRecord): Promise<CardRow[]> =>
  database
    .selectFrom('listing')
    .select(cardColumns)
    .where(sql<boolean>`standard_status = 'Active'`)
    .where(onSite(micrositeId))
    .where('listing_key', '<>', record.listing_key)
    .where('property_type', '=', record.property_type)
    .where('transaction_type', '=', record.transaction_type)
    .where((listing) =>
      listing.and([
        listing.between('latitude', record.latitude - nearby.latitude, record.latitude + nearby.latitude),
        listing.between('longitude', record.longitude - nearby.longitude, record.longitude + nearby.longitude),
      ]),
    )
    .orderBy(sql`(latitude - ${record.latitude}) ^ 2 + (longitude - ${record.longitude}) ^ 2`)
    .orderBy('listing_key')
    .limit(similarLimit)
    .execute();
