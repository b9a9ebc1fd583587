import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import { sql } from 'kysely';
import type { ListingTable } from '../db/schema.ts';

const day = 86_400_000;

/**
 * Days for which a site keeps the pages of listings that left the market, and of sold ones; null: for good. Links in mails and search
 * results are followed for about 90 days; afterwards the page answers 410 and search engines drop its address.
 */
export interface KeptDays {
  off_market_days: number;
  sold_days: number | null;
}

export interface StatusFacts extends Pick<ListingTable, 'standard_status'> {
  off_market_timestamp: Date | null;
  modification_timestamp: Date;
}

/** Returns the status of a listing at a moment. One that left the market is `gone` from the end of the last day for which it is kept. */
export function statusOf(listing: StatusFacts, kept: KeptDays, now: Date): PropertyStatus {
  if (listing.standard_status === 'Active') return 'active';
  const isSold = listing.standard_status === 'Closed';
  const days = isSold ? kept.sold_days : kept.off_market_days;
  const leftAt = listing.off_market_timestamp ?? listing.modification_timestamp;
  if (days !== null && now.getTime() - leftAt.getTime() >= days * day) return 'gone';
  return isSold ? 'sold' : 'off_market';
}

/** Returns the condition that a listing was sold and is still shown. */
export const isShownAsSold = ({ sold_days }: KeptDays, now: Date) =>
  sold_days === null
    ? sql<boolean>`standard_status = 'Closed'`
    : sql<boolean>`standard_status = 'Closed'
        and coalesce(off_market_timestamp, modification_timestamp) > ${new Date(now.getTime() - sold_days * day)}::timestamptz`;
