import type { Locale } from '@vitrine/contract/locale.ts';
import { type Dispatch, useEffect, useReducer } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import {
  type ArchiveEvent,
  type ArchiveState,
  archiveReducer,
  fetchDelayMs,
  initialArchiveState,
  isLoading,
  nextQuery,
} from '../archive-state.ts';
import {
  type ArchiveData,
  type ArchivePage,
  type ArchiveQuery,
  archivePageSize,
  writeArchiveQuery,
} from '../blog-posts-archive-data.ts';

/** Returns the state of the archive and fetches missing pages. A new query aborts the pending fetch. */
export function useArchive(data: ArchiveData | null): [ArchiveState, Dispatch<ArchiveEvent>] {
  const locale = useLocale();
  const [state, dispatch] = useReducer(archiveReducer, data, initialArchiveState);
  const query = isLoading(state) ? nextQuery(state) : null;
  const queryKey = query && JSON.stringify(query);
  const withCategories = state.categories === null;
  const delay = fetchDelayMs(state);

  useEffect(() => {
    if (queryKey === null) return;
    const next: ArchiveQuery = JSON.parse(queryKey); // serialized above
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchArchive(next, { locale, withCategories, signal: abort.signal }).then(
        (answer) => dispatch({ kind: 'loaded', query: next, answer }),
        () => abort.signal.aborted || dispatch({ kind: 'failed' }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [queryKey, delay, withCategories, locale]);

  return [state, dispatch];
}

interface FetchOptions {
  locale: Locale;
  withCategories: boolean;
  signal: AbortSignal;
}

/** Fetches `GET /api/articles` of the website. Throws unless the answer is a page of articles. */
async function fetchArchive(
  query: ArchiveQuery,
  { locale, withCategories, signal }: FetchOptions,
): Promise<ArchivePage> {
  const params = writeArchiveQuery(query);
  params.set('locale', locale);
  params.set('limit', String(archivePageSize));
  if (withCategories) params.set('with_categories', '1');
  const response = await fetch(`/api/articles?${params}`, { signal });
  if (!response.ok) throw new Error(`The articles were answered ${response.status}`);
  const body: { data: ArchivePage } = await response.json(); // the website's own route wrote it
  return body.data;
}
