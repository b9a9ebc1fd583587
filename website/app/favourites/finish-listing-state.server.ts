import type { ListingState } from '@vitrine/contract/core/listing-states.ts';
import { finishListing, type ListingContext } from '../components/listing-card/finish-listing.server.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

/** Converts a state of core for the browser, in the language of the request. */
export const finishListingState = (state: ListingState, context: ListingContext): ListingStateSummary => ({
  uls: state.uls,
  status: state.status === 'active' && state.has_conditional_offer ? 'conditional' : state.status,
  // The regulator forbids showing the price of a sold listing, even when core sends one (listing.22).
  price: state.status === 'active' ? (state.card?.price ?? null) : null,
  showsPreviousPrice: state.shows_previous_prices,
  card: state.card && finishListing(state.card, context),
  successor: state.successor && finishListing(state.successor, context),
});
