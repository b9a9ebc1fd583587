import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import { type Search, writeSearch } from '../../../search/filters.ts';
import type { ListResults } from './list-results.ts';
import { propertiesFetcher } from './properties-fetcher.ts';
import { cacheResults, readCachedResults } from './results-cache.ts';
import type { SearchResults } from './search-state.ts';
import { SearchStore } from './search-store.ts';

interface Options {
  search: Search;
  /** The server's listings for the address that was opened. */
  serverList: ListResults | null;
  /** True when the server could not load them. */
  hasFailed: boolean;
  /** True when the visitor came back, so that list and map are restored. */
  isReturn: boolean;
}

/** Returns list and map of a search, which follow the address. */
export function useSearchResults({ search, serverList, hasFailed, isReturn }: Options): {
  results: SearchResults;
  store: SearchStore;
} {
  const locale = useLocale();
  const [store] = useState(() => {
    const cached = isReturn ? readCachedResults(locale, writeSearch(search)) : null;
    return new SearchStore(propertiesFetcher(locale), search, { serverList, hasFailed, cached });
  });
  const results = useSyncExternalStore(store.subscribe, store.results, store.results);

  useEffect(() => store.setSearch(search, serverList), [store, search, serverList]);
  useEffect(() => {
    if (results.list.status === 'ready') cacheResults(locale, writeSearch(search), store.snapshot());
  }, [store, locale, search, results]);
  useEffect(() => {
    const retry = () => store.retry();
    // A visitor who was offline gets the results without a click.
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      store.abort();
    };
  }, [store]);

  return { results, store };
}
