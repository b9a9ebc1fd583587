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
  const { search: query } = usePlace();
  const search = useMemo(() => readSearch(new URLSearchParams(query)), [query]);

  const change = useCallback(
    (next: Search) => {
      // Other parameters, such as the variant, are kept.
      const params = new URLSearchParams(query);
      for (const key of searchKeys) params.delete(key);
      for (const [key, value] of writeSearch(next)) params.append(key, value);
      if (params.toString() === new URLSearchParams(query).toString()) return;
      navigate(`?${params}`, { replace: true, keepScroll: true, keepContent: true });
    },
    [query],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: corrects only the address of the page load
  useEffect(() => {
    const kept = hasFilterKey(new URLSearchParams(query)) ? new URLSearchParams() : sessionFilters();
    change(kept.size > 0 ? { ...search, filters: readSearch(kept).filters, page: 1 } : search);
  }, []);

  // Brokers and offices come with a link from their pages, and are not what the visitor looks for.
  useEffect(() => keepSessionFilters(writeFilters({ ...search.filters, broker: [], office: [] })), [search]);

  return {
    search,
    setFilters: (filters) => change(withFilters(search, filters)),
    setOrder: (order) => change({ ...search, order, page: 1 }),
    setViewport: (viewport) => change({ ...search, viewport, page: 1 }),
    setView: (view) => change({ ...search, view }),
    reset: () => change(withoutFilters(search)),
  };
}
