import type { SavedListing } from '../components/favourites/favourite.ts';
import type { ListingStateSummary } from './listing-state-summary.ts';

/** Difference between a listing as the visitor knew it and as it is now. */
export type FavouriteChange =
  /** `previous` is the earlier price, CAD; null where it must not be shown. */
  | { kind: 'price-lower' | 'price-higher'; previous: number | null }
  /** The price when it was saved, where a later one is the earlier price of a change. */
  | { kind: 'price-when-saved'; previous: number }
  | { kind: 'sold' | 'off-market' | 'back-on-market' | 'conditional' | 'offer-ended' | 'relisted' | 'unavailable' };

export type MarkedChange = FavouriteChange & {
  /** True for a change since the visitor last looked at the list. */
  isNew: boolean;
};

/** What a visitor was told about a favourite. */
export interface SeenListing {
  status: SavedListing['status'] | 'relisted' | 'unavailable';
  /** CAD; null when none was shown. */
  price: number | null;
}

/** Returns what a visitor sees of a favourite. `state` is undefined when the site does not know its number. */
export function seenListing(state: ListingStateSummary | undefined): SeenListing {
  if (state?.successor) return { status: 'relisted', price: null };
  if (!state?.card || state.status === 'gone') return { status: 'unavailable', price: null };
  return { status: state.status, price: state.price };
}

/**
 * Returns the differences to say about a favourite since it was saved. Those since the last visit of the list are new; `seen` is undefined when the
 * list was not visited since the listing was saved.
 */
export function favouriteChanges(
  saved: SavedListing,
  seen: SeenListing | undefined,
  state: ListingStateSummary | undefined,
): MarkedChange[] {
  const now = seenListing(state);
  const last = seen ?? saved;
  const stays = lastingState(now.status);
  if (stays) return [{ kind: stays, isNew: last.status !== now.status }];
  const showsPrevious = state?.showsPreviousPrice === true;
  const fresh = differences(last, now, showsPrevious);
  const older = differences(saved, now, showsPrevious).filter(({ kind }) => !fresh.some((each) => each.kind === kind));
  return [
    ...fresh.map((change) => ({ ...change, isNew: true })),
    ...older
      .filter((change) => !isPrice(change) || !fresh.some(isPrice))
      .map((change) => ({ ...change, isNew: false })),
    ...priceWhenSaved(saved, fresh, showsPrevious),
  ];
}

/** States that are said as long as they last. */
function lastingState(status: SeenListing['status']) {
  if (status === 'off_market') return 'off-market' as const;
  return status === 'sold' || status === 'relisted' || status === 'unavailable' ? status : null;
}

const isPrice = ({ kind }: FavouriteChange) => kind === 'price-lower' || kind === 'price-higher';

function differences(before: SeenListing, now: SeenListing, showsPrevious: boolean): FavouriteChange[] {
  const changes: FavouriteChange[] = lastingState(before.status) ? [{ kind: 'back-on-market' }] : [];
  if (now.status === 'conditional' && before.status !== 'conditional') changes.push({ kind: 'conditional' });
  if (now.status === 'active' && before.status === 'conditional') changes.push({ kind: 'offer-ended' });
  if (now.price === null || before.price === null || now.price === before.price) return changes;
  const kind = now.price < before.price ? 'price-lower' : 'price-higher';
  return [...changes, { kind, previous: showsPrevious ? before.price : null }];
}

function priceWhenSaved(saved: SavedListing, fresh: FavouriteChange[], showsPrevious: boolean): MarkedChange[] {
  const told = fresh.find((change) => 'previous' in change)?.previous;
  if (told === undefined || !showsPrevious || saved.price === null || saved.price === told) return [];
  return [{ kind: 'price-when-saved', previous: saved.price, isNew: false }];
}
