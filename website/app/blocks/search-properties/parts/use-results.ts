import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ListingSummary } from '../../../items/listing-summary.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { fetchProperties } from '../../../search/search-client.ts';
import { readResults, rememberResults } from './remembered-results.ts';
import { type Results, reduceResults } from './results.ts';

/** `2-blocks-and-search §9`. */
const pageSize = 25;

export interface ResultsControl {
  results: Results;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Options {
  /** What to list, as core reads it, without page and limit. */
  query: string;
  /** The page that the list starts with. */
  firstPage: number;
  /** The server's listings, if they answer this query. */
  initial: Results | null;
  /** The server could not ask either. */
  hasFailed: boolean;
  /** Whether the visitor came back, and so should find the list as it was left. */
  isReturn: boolean;
}

type PageAnswer = { propertiesListing: ListingSummary[]; total: number };

/** The list of a search: its first page whenever the query changes, more pages on demand, and what went wrong. */
export function useResults({ query, firstPage, initial, hasFailed, isReturn }: Options): ResultsControl {
  const locale = useLocale();
  const [results, dispatch] = useReducer(
    reduceResults,
    null,
    (): Results =>
      (isReturn && readResults(query)) ||
      (initial ?? { query, listings: [], total: null, page: firstPage, status: hasFailed ? 'failed' : 'stale' }),
  );
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (page: number, isMore: boolean) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: isMore ? 'more' : 'start', query, page });
      const params = new URLSearchParams(query);
      params.set('page', String(page));
      params.set('limit', String(pageSize));
      try {
        const { propertiesListing, total } = await fetchProperties<PageAnswer>(params, locale, controller.signal);
        dispatch({ type: isMore ? 'appended' : 'loaded', query, page, listings: propertiesListing, total });
      } catch {
        if (!controller.signal.aborted) dispatch({ type: 'failed', query });
      }
    },
    [query, locale],
  );

  useEffect(() => {
    if (results.query === query && results.status !== 'stale') return;
    // A followed link brought the server's listings along with the address.
    if (initial?.query === query) dispatch({ type: 'given', results: initial });
    else load(firstPage, false);
  }, [query, results, initial, firstPage, load]);

  useEffect(() => rememberResults(results), [results]);
  useEffect(() => () => running.current?.abort(), []);

  const isCurrent = results.query === query;
  return {
    results,
    hasMore: isCurrent && results.listings.length > 0 && results.page * pageSize < (results.total ?? 0),
    loadMore: () => {
      if (isCurrent && results.status === 'ready') load(results.page + 1, true);
    },
    retry: () => load(results.listings.length > 0 ? results.page + 1 : firstPage, results.listings.length > 0),
  };
}
