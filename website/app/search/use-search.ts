import { useCallback, useEffect, useMemo } from 'react';
import type { MapViewport } from '../map/map-types.ts';
import { navigate } from '../navigation/navigate.ts';
import { usePlace } from '../navigation/use-place.tsx';
import {
  type Search,
  type SearchFilters,
  searchKeys,
  withFilters,
  withoutFilters,
  writeFilters,
  writeSearch,
} from './filters.ts';
import { hasFilterKey, readSearch } from './read-search.ts';
import { keepSessionFilters, sessionFilters } from './session-filters.ts';

export interface SearchControl {
  search: Search;
  /** Sets the filters and returns to the first page. */
  setFilters: (filters: SearchFilters) => void;
  setOrder: (order: Search['order']) => void;
  /** Sets the viewport of the map; null shows all results again. */
  setViewport: (viewport: MapViewport | null) => void;
  setView: (view: Search['view']) => void;
  /** Removes all filters. */
  reset: () => void;
}

/**
 * Returns the search in the address and functions that change it. A change replaces the address without a server request for the
 * page: the list fetches missing results itself. An address without filters gets those of the session, and an invalid one is
 * corrected (search.4).
 */
export function useSearch(): SearchControl {
  const { pathname, search: query } = usePlace();
  const search = useMemo(() => readSearch(new URLSearchParams(query)), [query]);

  /**
   * Changes the search of the address, which may be ahead of the one that is shown: the map still moves while the visitor
   * presses a button. The path says whose search it is, as the visitor may have gone on to another page meanwhile.
   */
  const change = useCallback(
    (update: (current: Search) => Search) => {
      const params = new URLSearchParams(location.search);
      const next = update(readSearch(params));
      const before = params.toString();
      // Other parameters, such as the variant, are kept.
      for (const key of searchKeys) params.delete(key);
      for (const [key, value] of writeSearch(next)) params.append(key, value);
      if (params.toString() === before) return;
      navigate(`${pathname}?${params}`, { replace: true, keepScroll: true, keepContent: true });
    },
    [pathname],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: corrects only the address of the page load
  useEffect(() => {
    const kept = hasFilterKey(new URLSearchParams(query)) ? new URLSearchParams() : sessionFilters();
    change((current) => (kept.size > 0 ? { ...current, filters: readSearch(kept).filters, page: 1 } : current));
  }, []);

  // Brokers and offices come with a link from their pages, and are not what the visitor looks for.
  useEffect(() => keepSessionFilters(writeFilters({ ...search.filters, broker: [], office: [] })), [search]);

  return {
    search,
    setFilters: (filters) => change((current) => withFilters(current, filters)),
    setOrder: (order) => change((current) => ({ ...current, order, page: 1 })),
    setViewport: (viewport) => change((current) => ({ ...current, viewport, page: 1 })),
    setView: (view) => change((current) => ({ ...current, view })),
    reset: () => change(withoutFilters),
  };
}
