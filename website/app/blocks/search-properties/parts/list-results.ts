import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';

/** The list of listings and its loading state. */
export interface ListResults {
  /** The query of the listings. */
  query: string;
  listings: ListingSummary[];
  /** Null until it is known. */
  total: number | null;
  /** Number of the last loaded page. */
  page: number;
  /** Cursor of the next page, when core supports cursors; pages then never repeat or skip a listing. */
  next: string | null;
  /** `stale` means that no fetch has started. */
  status: 'stale' | 'loading' | 'ready' | 'loading-more' | 'failed';
}

/** One page of listings from core. */
export interface ListingsPage {
  listings: ListingSummary[];
  total: number;
  next: string | null;
}

/** Number of listings on a page (search.25). */
export const pageSize = 25;

/** Returns the empty list of a new search. */
export const emptyList = (query: string, page: number, total: number | null): ListResults => ({
  query,
  listings: [],
  total,
  page,
  next: null,
  status: 'loading',
});

export const loadedList = (query: string, page: number, { listings, total, next }: ListingsPage): ListResults => ({
  query,
  listings,
  total,
  page,
  next,
  status: 'ready',
});

/** Appends a page. A listing added meanwhile shifts the others, so a page may begin with the last listings of the one before. */
export function appendToList(results: ListResults, { listings, total, next }: ListingsPage): ListResults {
  const known = new Set(results.listings.map(({ uls }) => uls));
  return {
    ...results,
    listings: [...results.listings, ...listings.filter(({ uls }) => !known.has(uls))],
    page: results.page + 1,
    total,
    next,
    status: 'ready',
  };
}

/** True when more listings may be loaded within the limits (search.16). */
export const hasMore = ({ listings, page, next, total }: ListResults): boolean =>
  listings.length > 0 && (next !== null || page * pageSize < (total ?? 0));
