import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import type { ListingTable } from '../db/schema.ts';

/**
 * Time for which the page of a listing states that it is off the market, ms: 90 days. Links in mails and search results
 * are followed for about that long; afterwards the page answers 410 and search engines drop its address.
 */
export const offMarketMilliseconds = 90 * 86_400_000;

export type StatusFacts = Pick<ListingTable, 'standard_status'> & {
  off_market_timestamp: Date | null;
  modification_timestamp: Date;
};

/** Returns the status of a listing at a moment. One that left the market is `gone` from the end of its 90th day. */
export function statusOf(listing: StatusFacts, now: Date): PropertyStatus {
  if (listing.standard_status === 'Active') return 'active';
  if (listing.standard_status === 'Closed') return 'sold';
  const leftAt = listing.off_market_timestamp ?? listing.modification_timestamp;
  return now.getTime() - leftAt.getTime() < offMarketMilliseconds ? 'off_market' : 'gone';
}
