import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import { type Search, writeSearch } from '../../../search/filters.ts';
import { askProperties } from './ask-properties.ts';
import { readFound, rememberFound } from './remembered-found.ts';
import type { Results } from './results.ts';
import { type Found, SearchStore } from './search-store.ts';

interface Options {
  search: Search;
  /** The server's listings for the address that was opened. */
  given: Results | null;
  /** The server could not have them. */
  hasFailed: boolean;
  /** Whether the visitor came back, and so should find list and map as they were left. */
  isReturn: boolean;
}

/** List and map of a search, which follow the address. */
export function useFound({ search, given, hasFailed, isReturn }: Options): { found: Found; store: SearchStore } {
  const locale = useLocale();
  const [store] = useState(() => {
    const before = isReturn ? readFound(locale, writeSearch(search)) : null;
    return new SearchStore(askProperties(locale), search, { given, hasFailed, before });
  });
  const found = useSyncExternalStore(store.subscribe, store.found, store.found);

  useEffect(() => store.setSearch(search, given), [store, search, given]);
  useEffect(() => {
    if (found.list.status === 'ready') rememberFound(locale, writeSearch(search), store.remembered());
  }, [store, locale, search, found]);
  useEffect(() => {
    const retry = () => store.retry();
    // Whoever was offline need not ask again by hand.
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      store.stop();
    };
  }, [store]);

  return { found, store };
}
