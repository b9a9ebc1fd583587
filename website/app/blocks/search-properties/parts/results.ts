import type { ListingSummary } from '../../../items/listing-summary.ts';

/** A list of listings and what is happening to it. */
export interface Results {
  /** What the listings answer. */
  query: string;
  listings: ListingSummary[];
  /** Null until it is known. */
  total: number | null;
  /** The last page that is listed. */
  page: number;
  /** Where the next page begins, for a core that can tell; pages then never repeat or skip a listing. */
  next: string | null;
  /** `stale` has not been asked for yet. */
  status: 'stale' | 'loading' | 'ready' | 'loading-more' | 'failed';
}

/** What core says of one page. */
export interface PageOfListings {
  listings: ListingSummary[];
  total: number;
  next: string | null;
}

/** `2-blocks-and-search §9`. */
export const pageSize = 25;

/** Another search: the list is empty until it is answered. */
export const startList = (query: string, page: number, total: number | null): Results => ({
  query,
  listings: [],
  total,
  page,
  next: null,
  status: 'loading',
});

export const fillList = (query: string, page: number, { listings, total, next }: PageOfListings): Results => ({
  query,
  listings,
  total,
  page,
  next,
  status: 'ready',
});

/** One page more; a listing that came in meanwhile moves the others by one, so that a page may begin with what the last ended with. */
export function appendToList(results: Results, { listings, total, next }: PageOfListings): Results {
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

/** Fewer are listed than there are within the bounds (`2-blocks-and-search §4`). */
export const hasMore = ({ listings, page, next, total }: Results): boolean =>
  listings.length > 0 && (next !== null || page * pageSize < (total ?? 0));
