import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingRecord } from './find-listing.ts';
import { type CardRow, cardColumns } from './present-listing.ts';
import { rankSimilar, type SimilarCandidate } from './rank-similar.ts';
import { onSite } from './search-query.ts';

export type SimilarCard = CardRow & Pick<ListingRecord, 'price_reduced_at'>;

/** Number of nearest listings that are compared. */
const compared = 100;

/**
 * Returns active listings like this one: of the same type and transaction, nearby, and at a similar price. The price of
 * a listing that is sold or off the market is not compared, because similar listings must not reveal it.
 */
export async function findSimilar(
  database: Database,
  micrositeId: string,
  record: ListingRecord,
): Promise<SimilarCard[]> {
  const isOffered = record.standard_status === 'Active';
  const keys = rankSimilar(
    { ...record, list_price: isOffered ? record.list_price : null, picture: record.media[0]?.url ?? null },
    await findNearest(database, micrositeId, record),
  );
  if (keys.length === 0) return [];
  const cards = await database
    .selectFrom('listing')
    .select(cardColumns)
    .select('price_reduced_at')
    // Checked again, because it may have been sold in between.
    .where(sql<boolean>`standard_status = 'Active'`)
    .where('listing_key', 'in', keys)
    .execute();
  return cards.sort((one, other) => keys.indexOf(one.listing_key) - keys.indexOf(other.listing_key));
}

/**
 * Returns the nearest listings of the same kind, in the order of the index `listing_near`; without coordinates, those
 * of the same municipality.
 */
function findNearest(
  database: Database,
  micrositeId: string,
  { listing_key, property_type, transaction_type, latitude, longitude, municipality_code }: ListingRecord,
): Promise<SimilarCandidate[]> {
  const alike = database
    .selectFrom('listing')
    .select(['listing_key', 'list_price', 'municipality_code', 'bedrooms_total', 'latitude', 'longitude'])
    .select(sql<string | null>`media -> 0 ->> 'url'`.as('picture'))
    // A literal, as in `isFound`: the planner must see that the partial index applies.
    .where(sql<boolean>`standard_status = 'Active'`)
    .where(onSite(micrositeId))
    .where('listing_key', '<>', listing_key)
    .where('property_type', '=', property_type)
    .where('transaction_type', '=', transaction_type)
    .limit(compared);
  return latitude === null
    ? alike.where('municipality_code', '=', municipality_code).execute()
    : alike
        .orderBy(sql`point(longitude * 0.7, latitude) <-> point(${longitude}::float8 * 0.7, ${latitude}::float8)`)
        .execute();
}
