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
  /** `stale` has not been asked for yet. */
  status: 'stale' | 'loading' | 'ready' | 'loading-more' | 'failed';
}

export type ResultsEvent =
  | { type: 'given'; results: Results }
  | { type: 'start' | 'more'; query: string; page: number }
  | { type: 'loaded' | 'appended'; query: string; page: number; listings: ListingSummary[]; total: number }
  | { type: 'failed'; query: string };

/** What comes of a list; an answer to a question that is not asked any more changes nothing. */
export function reduceResults(results: Results, event: ResultsEvent): Results {
  if (event.type === 'given') return event.results;
  if (event.type === 'start')
    return { query: event.query, listings: [], total: null, page: event.page, status: 'loading' };
  if (event.query !== results.query) return results;
  switch (event.type) {
    case 'more':
      return { ...results, status: 'loading-more' };
    case 'loaded':
      return { ...results, listings: event.listings, total: event.total, page: event.page, status: 'ready' };
    case 'appended':
      return {
        ...results,
        listings: withoutDoubles(results.listings, event.listings),
        total: event.total,
        page: event.page,
        status: 'ready',
      };
    case 'failed':
      return { ...results, status: 'failed' };
  }
}

/** A listing that came in meanwhile moves the others by one, so that a page may begin with what the last one ended with. */
function withoutDoubles(listed: ListingSummary[], more: ListingSummary[]): ListingSummary[] {
  const known = new Set(listed.map(({ uls }) => uls));
  return [...listed, ...more.filter(({ uls }) => !known.has(uls))];
}
