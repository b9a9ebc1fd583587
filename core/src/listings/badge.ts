import type { Badge } from '@vitrine/contract/core/listing.ts';
import type { ListingTable } from '../db/schema.ts';

/** Time for which a listing counts as new, ms: two weeks. The texts define the badge but not its duration. */
const newMs = 14 * 86_400_000;

export type BadgeFacts = Pick<
  ListingTable,
  | 'standard_status'
  | 'transaction_type'
  | 'property_type'
  | 'new_construction'
  | 'foreclosed'
  | 'collection'
  | 'conditional_offer'
> & {
  /** Moments, as dates or in ms since 1970. */
  on_market_timestamp: Date | number;
  open_house_end: Date | number | null;
};

/** Returns the one badge of a listing: the first that applies in the order of listing.2; null when none does. */
export function badgeOf(listing: BadgeFacts, now: Date): Badge | null {
  if (listing.standard_status === 'Closed') return 'sold';
  if (listing.conditional_offer) return 'conditional';
  if (listing.open_house_end && Number(listing.open_house_end) > now.getTime()) return 'open-house';
  const age = now.getTime() - Number(listing.on_market_timestamp);
  if (age >= 0 && age < newMs) return 'new';
  if (listing.new_construction) return 'new-build';
  if (listing.transaction_type === 'rent') return 'rent';
  if (listing.foreclosed) return 'foreclosed';
  if (listing.collection) return 'collection';
  return listing.property_type === 'comm' ? 'commercial' : null;
}
