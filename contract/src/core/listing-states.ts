import { z } from 'zod';
import { listing } from './listing.ts';
import { propertyStatuses } from './property.ts';

/** Maximum number of listings in one call of `GET listing-states`. */
export const listingStatesLimit = 100;

/** The present state of one listing, for a visitor who has saved it. */
export const listingState = z.object({
  uls: z.string(),
  status: z.enum(propertyStatuses),
  has_conditional_offer: z.boolean().describe('True when an offer is accepted whose conditions are not met yet.'),
  shows_previous_prices: z
    .boolean()
    .describe('True when the site and the source of the listing allow previous prices to be shown.'),
  card: listing
    .nullable()
    .describe('Its card; without price when it is not on the market, and null once its page is gone.'),
  successor: listing.nullable().describe('Card of the same property under a new number.'),
});
export type ListingState = z.infer<typeof listingState>;

/** Response of `GET listing-states`: the listings that the site knows, in the order of the call. */
export const listingStatesAnswer = z.object({ data: z.array(listingState) });
