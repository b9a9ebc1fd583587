import type { FavouriteStatus, SavedListing } from '../favourites/favourite.ts';

/** Returns the listing of a heart, as its card showed it; without a price where the card tells it only in words. */
export function readHeart({ dataset }: HTMLElement): SavedListing {
  const [uls = '', status = 'active', price] = (dataset.keep ?? '').split(' ');
  return { uls, status: status as FavouriteStatus, price: price ? Number(price) : null }; // our own button wrote it
}
