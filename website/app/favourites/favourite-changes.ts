import type { Favourite } from '../components/favourites/favourite.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

/** Difference between a listing as it was saved and as it is now. */
export type FavouriteChange =
  /** `previous` is the saved price, CAD; null where it must not be shown. */
  | { kind: 'price-lower' | 'price-higher'; previous: number | null }
  | { kind: 'sold' | 'off-market' | 'back-on-market' | 'conditional' | 'offer-ended' | 'relisted' | 'unavailable' };

/** Returns the differences to say about a favourite. `state` is undefined when the site does not know its number. */
export function favouriteChanges(saved: Favourite, state: ListingStateSummary | undefined): FavouriteChange[] {
  if (state?.successor) return [{ kind: 'relisted' }];
  if (!state?.card || state.status === 'gone') return [{ kind: 'unavailable' }];
  if (state.status === 'sold') return [{ kind: 'sold' }];
  if (state.status === 'off_market') return [{ kind: 'off-market' }];
  return [...statusChanges(saved, state.status), ...priceChanges(saved, state)];
}

function statusChanges(saved: Favourite, status: 'active' | 'conditional'): FavouriteChange[] {
  const wasOffMarket = saved.status === 'sold' || saved.status === 'off_market';
  const changes: FavouriteChange[] = wasOffMarket ? [{ kind: 'back-on-market' }] : [];
  if (status === 'conditional' && saved.status !== 'conditional') changes.push({ kind: 'conditional' });
  if (status === 'active' && saved.status === 'conditional') changes.push({ kind: 'offer-ended' });
  return changes;
}

function priceChanges(saved: Favourite, { price, showsPreviousPrice }: ListingStateSummary): FavouriteChange[] {
  if (price === null || saved.price === null || price === saved.price) return [];
  const kind = price < saved.price ? 'price-lower' : 'price-higher';
  return [{ kind, previous: showsPreviousPrice ? saved.price : null }];
}
