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
  /** True when the server could not load them. */
  hasFailed: boolean;
  /** True when the visitor came back, so that list and map are restored. */
  isReturn: boolean;
}

/** Returns list and map of a search, which follow the address. */
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
    // A visitor who was offline gets the results without a click.
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      store.stop();
    };
  }, [store]);

  return { found, store };
}
