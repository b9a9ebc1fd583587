import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import type { ListingTable } from '../db/schema.ts';

/**
 * For how long the page of a listing that left the market says so, ms: 90 days. Links in mails and search results are followed for
 * about so long, and lead on to similar listings; after that the page is gone for good and search engines drop its address.
 */
export const offMarketMilliseconds = 90 * 86_400_000;

export type StatusFacts = Pick<ListingTable, 'standard_status'> & {
  off_market_timestamp: Date | null;
  modification_timestamp: Date;
};

/** Where a listing stands at a moment. One that left the market is gone from the very end of its 90th day on. */
export function statusOf(listing: StatusFacts, now: Date): PropertyStatus {
  if (listing.standard_status === 'Active') return 'active';
  if (listing.standard_status === 'Closed') return 'sold';
  const leftAt = listing.off_market_timestamp ?? listing.modification_timestamp;
  return now.getTime() - leftAt.getTime() < offMarketMilliseconds ? 'off_market' : 'gone';
}
