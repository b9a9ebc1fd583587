import { useState } from 'react';
import { type Favourite, maxFavourites, newestFirst } from '../components/favourites/favourite.ts';

/** Returns the favourites together with those that were removed since the page is open, which keep their place so that they can come back. */
export function useShownFavourites(favourites: readonly Favourite[]): readonly Favourite[] {
  const [shown, setShown] = useState(favourites);
  const isCurrent = favourites.every((favourite) => shown.includes(favourite));
  const all = new Map([...shown, ...favourites].map((favourite) => [favourite.uls, favourite]));
  if (!isCurrent) setShown(newestFirst([...all.values()]).slice(0, maxFavourites));
  return shown;
}
