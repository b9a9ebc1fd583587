import { useSyncExternalStore } from 'react';
import { countFigure } from '../figures/count-figure.ts';
import { type Favourite, maxFavourites, newestFirst, parseFavourites, type SavedListing } from './favourite.ts';
import { favouritesKey } from './storage-keys.ts';

/** The favourites, the latest first; `refused` when the browser denies access to its storage. */
export type StoredFavourites = readonly Favourite[] | 'refused';

/** Result of a change; `full` when the visitor has saved the maximum number of listings. */
export type FavouriteOutcome = 'saved' | 'removed' | 'full' | 'refused';

let last: { text: string | null; favourites: readonly Favourite[] } = { text: null, favourites: [] };
const listeners = new Set<() => void>();

/** Returns the favourites of the visitor: the same array until they change. */
export function readFavourites(): StoredFavourites {
  try {
    const text = localStorage.getItem(favouritesKey);
    if (text !== last.text) last = { text, favourites: parseFavourites(text) };
    return last.favourites;
  } catch {
    return 'refused';
  }
}

/** Saves a listing as it is now. */
export function saveFavourite(listing: SavedListing): FavouriteOutcome {
  const outcome = putFavourite({ ...listing, savedAt: Date.now() });
  if (outcome === 'saved') countFigure({ kind: 'heart', uls: listing.uls });
  return outcome;
}

/** Stores a favourite as it was saved before. */
export function putFavourite(favourite: Favourite): FavouriteOutcome {
  const others = without(favourite.uls);
  if (others === 'refused') return 'refused';
  if (others.length >= maxFavourites) return 'full';
  return write([...others, favourite]) ? 'saved' : 'refused';
}

export function removeFavourite(uls: string): FavouriteOutcome {
  const others = without(uls);
  return others !== 'refused' && write(others) ? 'removed' : 'refused';
}

/** Notes the prices of favourites on the market that were saved from cards which tell theirs only in words. */
export function noteMissingPrices(priceOf: (uls: string) => number | null): void {
  const favourites = readFavourites();
  if (favourites === 'refused') return;
  const noted = favourites.map((each) =>
    each.price === null && each.status === 'active' ? { ...each, price: priceOf(each.uls) } : each,
  );
  if (noted.some(({ price }, index) => price !== favourites[index]?.price)) write(noted);
}

function without(uls: string): StoredFavourites {
  const favourites = readFavourites();
  return favourites === 'refused' ? favourites : favourites.filter((each) => each.uls !== uls);
}

/** Returns false when the browser refuses to store them: its storage is full, or blocked. */
function write(favourites: readonly Favourite[]): boolean {
  try {
    if (favourites.length === 0) localStorage.removeItem(favouritesKey);
    else localStorage.setItem(favouritesKey, JSON.stringify(newestFirst(favourites)));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  globalThis.showKept?.();
  return true;
}

/** Calls the listener after each change, also one in another tab. */
export function subscribeToFavourites(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the favourites of the visitor; null on the server and while the page becomes interactive. */
export const useFavourites = (): StoredFavourites | null =>
  useSyncExternalStore<StoredFavourites | null>(subscribeToFavourites, readFavourites, () => null);
