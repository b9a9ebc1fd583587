import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingRecord } from './find-listing.ts';
import { type CardRow, cardColumns } from './present-listing.ts';
import { rankSimilar, type SimilarCandidate } from './rank-similar.ts';
import { onSite } from './search-query.ts';

/** Half the height of the squares that are looked through one after the other, degrees: some 2, 10 and 35 km. */
const reaches = [0.02, 0.09, 0.32];
/** A degree of longitude is that much shorter than one of latitude in the south of Québec. */
const longitudeFactor = 1.42;
/** So many make a choice, and so many are compared. */
const enough = 24;
const most = 80;

/**
 * Active listings like this one: of the same type and transaction, near by, and where the price may be known at about the same
 * price. For a sold listing, and one off the market, price plays no part: what stands beside it must not give its price away.
 */
export async function findSimilar(database: Database, micrositeId: string, record: ListingRecord): Promise<CardRow[]> {
  const isOffered = record.standard_status === 'Active';
  let candidates: SimilarCandidate[] = [];
  for (const reach of reaches) {
    candidates = await findCandidates(database, micrositeId, record, reach);
    if (candidates.length >= enough) break;
  }
  const keys = rankSimilar(
    { ...record, list_price: isOffered ? record.list_price : null, picture: record.media[0]?.url ?? null },
    candidates,
  );
  if (keys.length === 0) return [];
  const cards = await database
    .selectFrom('listing')
    .select(cardColumns)
    // Asked again, as it may have been sold in between.
    .where(sql<boolean>`standard_status = 'Active'`)
    .where('listing_key', 'in', keys)
    .execute();
  return cards.sort((one, other) => keys.indexOf(one.listing_key) - keys.indexOf(other.listing_key));
}

/** The nearest ones, those of about the same price first. */
function findCandidates(
  database: Database,
  micrositeId: string,
  { listing_key, standard_status, property_type, transaction_type, list_price, latitude, longitude }: ListingRecord,
  reach: number,
): Promise<SimilarCandidate[]> {
  const isPriced = standard_status === 'Active';
  return database
    .selectFrom('listing')
    .select(['listing_key', 'list_price', 'municipality_code', 'bedrooms_total', 'latitude', 'longitude'])
    .select(sql<string | null>`media -> 0 ->> 'url'`.as('picture'))
    .where(sql<boolean>`standard_status = 'Active'`)
    .where(onSite(micrositeId))
    .where('listing_key', '<>', listing_key)
    .where('property_type', '=', property_type)
    .where('transaction_type', '=', transaction_type)
    .where((listing) =>
      listing.and([
        listing.between('latitude', latitude - reach, latitude + reach),
        listing.between('longitude', longitude - reach * longitudeFactor, longitude + reach * longitudeFactor),
      ]),
    )
    .$if(isPriced, (query) =>
      query.orderBy(sql`case when list_price between ${list_price * 0.75} and ${list_price / 0.75} then 0 else 1 end`),
    )
    .orderBy(sql`(latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) / ${longitudeFactor}) ^ 2`)
    .orderBy('listing_key')
    .limit(most)
    .execute();
}
