import type { FeedListing } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/** Returns a function that names the listings of a source with these keys by their numbers and the addresses that the sites have of them. */
export async function loadListingNames(
  database: Database,
  sourceId: string,
  keys: readonly string[],
  locale: Locale,
): Promise<(key: string) => FeedListing> {
  const listings = await database
    .selectFrom('feed_record')
    .leftJoin('listing', 'listing.listing_key', 'feed_record.listing_key')
    .select(['feed_record.source_key', 'feed_record.listing_key', 'listing.city'])
    .select(sql<string | null>`listing.${sql.ref(`street_address_${locale}`)}`.as('street'))
    .where('feed_record.source_id', '=', sourceId)
    .where('feed_record.source_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  const byKey = new Map(listings.map((listing) => [listing.source_key, listing]));
  return (key) => {
    const known = byKey.get(key);
    return {
      key,
      number: known?.listing_key ?? key,
      address: [known?.street, known?.city].filter(Boolean).join(', '),
    };
  };
}
