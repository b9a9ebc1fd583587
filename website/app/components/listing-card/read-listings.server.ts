import { listing } from '@vitrine/contract/core/listing.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { z } from 'zod';
import { finishListing, type ListingContext } from './finish-listing.server.ts';
import type { ListingSummary } from './listing-summary.ts';

const listingsAnswer = z.object({
  data: z.object({ propertiesListing: z.array(z.unknown()), total: z.number(), next: z.string().nullish() }),
});

export interface ListingPage {
  listings: ListingSummary[];
  /** Number of listings that match the query. */
  total: number;
  /** Cursor of the next page, from a core that pages by cursor. */
  next: string | null;
}

interface Context extends ListingContext {
  warn: (message: string) => void;
}

/** Reads the body of `GET properties`; null when it has another shape. An invalid listing is skipped with a warning. */
export function readListings(body: unknown, { warn, ...context }: Context): ListingPage | null {
  const parsed = safeParse(listingsAnswer, body);
  if (!parsed.success) return null;
  const { propertiesListing, total, next = null } = parsed.data.data;
  const listings = propertiesListing.flatMap((raw) => {
    const read = safeParse(listing, raw);
    if (!read.success) warn(`A listing was left out: ${z.prettifyError(read.error)}`);
    return read.success ? [finishListing(read.data, context)] : [];
  });
  return { listings, total, next };
}
