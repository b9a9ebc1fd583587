import type { PropertyStatus } from '@vitrine/contract/core/property.ts';

/** Status of a listing as favourites tell it. */
export type FavouriteStatus = Exclude<PropertyStatus, 'gone'> | 'conditional';

/** A listing as a visitor saves it. It holds no address, because a seller may hide the address later. */
export interface SavedListing {
  uls: string;
  status: FavouriteStatus;
  /** CAD; null for a listing whose price was not shown. */
  price: number | null;
}

export interface Favourite extends SavedListing {
  /** Moment of saving, ms since 1970. */
  savedAt: number;
}

/** Maximum number of favourites, which is also that of one call to core (`listingStatesLimit`). */
export const maxFavourites = 100;

const statuses: readonly unknown[] = ['active', 'conditional', 'sold', 'off_market'] satisfies FavouriteStatus[];

/** Reads favourites from the text in the storage, which extensions and other pages can change. Invalid ones are left out. */
export function parseFavourites(text: string | null): Favourite[] {
  const stored = parseJson(text ?? '[]');
  const valid = Array.isArray(stored) ? stored.flatMap((each: unknown) => parseFavourite(each) ?? []) : [];
  return newestFirst([...new Map(valid.map((each) => [each.uls, each])).values()]).slice(0, maxFavourites);
}

export const newestFirst = (favourites: readonly Favourite[]): Favourite[] =>
  favourites.toSorted((one, other) => other.savedAt - one.savedAt);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseFavourite(stored: unknown): Favourite | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { uls, status, price, savedAt } = stored as Record<string, unknown>; // each value is checked below
  if (typeof uls !== 'string' || !/^\d{4,12}$/.test(uls)) return null;
  if (!statuses.includes(status) || !Number.isFinite(savedAt)) return null;
  if (price !== null && !Number.isFinite(price)) return null;
  return { uls, status, price, savedAt } as Favourite; // checked above
}
