import type { Locale } from '@vitrine/contract/locale.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import { navigate } from '../../../navigation/navigate.ts';
import { usePlace } from '../../../navigation/use-place.tsx';
import {
  type ArchiveEvent,
  type ArchiveState,
  archiveReducer,
  fetchDelayMs,
  initialArchiveState,
  isLoading,
  knownQuery,
  listKey,
  nextQuery,
} from '../archive-state.ts';
import {
  type ArchiveData,
  type ArchivePage,
  type ArchiveQuery,
  archivePageSize,
  readArchiveQuery,
  writeArchiveQuery,
} from '../blog-posts-archive-data.ts';

/**
 * Returns the state of the archive, whose filters are in the address, and fetches missing pages. A new query aborts the pending fetch.
 */
export function useArchive(data: ArchiveData | null): [ArchiveState, (event: ArchiveEvent) => void] {
  const locale = useLocale();
  const { pathname, search } = usePlace();
  const address = readArchiveQuery(new URLSearchParams(search));
  const [state, dispatch] = useReducer(archiveReducer, data, () => initialArchiveState(data, address));
  const follow = useEffectEvent(() => {
    const asked = knownQuery(address, state.categories);
    if (listKey(asked) !== listKey(state)) dispatch({ kind: 'address', query: asked });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every change of the address
  useEffect(() => follow(), [search]);
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

  const act = (event: ArchiveEvent) => {
    const next = archiveReducer(state, event);
    dispatch(event);
    if (listKey(next) === listKey(state)) return;
    const params = new URLSearchParams(search);
    for (const key of ['categories', 'order', 'page']) params.delete(key);
    for (const [key, value] of writeArchiveQuery({ ...next, page: 1 })) params.set(key, value);
    navigate(`${pathname}?${params}`, { replace: true, keepScroll: true, keepContent: true });
  };
  return [state, act];
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
