/** An entry of the browser's history, or the address of a request on the server. */
export interface Place {
  pathname: string;
  /** Query with its question mark; '' without one. */
  search: string;
  /** Fragment with its number sign; '' without one, and on the server. */
  hash: string;
  /** Identifies the entry of the history, also after a reload. */
  key: string;
  /** Value that `navigate` got for the entry. */
  state: unknown;
}

/** Event by which the page came to its place: a page load, a new entry, a replaced one, or back and forward. */
export type Arrival = 'load' | 'push' | 'replace' | 'traverse';

/** Returns the place of an address, which may be relative to the current one. */
export function placeOf({ pathname, search, hash }: URL | Location, key = 'load', state: unknown = null): Place {
  return { pathname, search, hash, key, state };
}

/** Path and query of a place: the part that decides what its page shows. */
export const addressOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string => pathname + search;
