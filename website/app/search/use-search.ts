import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  filterKeys,
  hasFilterKey,
  readSearch,
  type Search,
  type SearchFilters,
  writeFilters,
  writeSearch,
} from './filters.ts';
import { keepSessionFilters, sessionFilters } from './session-filters.ts';

const searchKeys = [...filterKeys, 'reset_filters', 'order_by', 'page'];

export interface SearchControl {
  search: Search;
  /** Another search starts at its first page. */
  setFilters: (filters: SearchFilters) => void;
  setOrder: (order: Search['order']) => void;
}

/**
 * The search as the address has it, and how to change it. Changes replace the address without asking the server for the page
 * again: the list fetches what it lacks by itself. An address that says nothing of filters takes up those of the session.
 */
export function useSearch(): SearchControl {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(new URLSearchParams(query)), [query]);

  const change = useCallback(
    (next: Search) => {
      // What is no business of the search, such as a variant, stays.
      const params = new URLSearchParams(query);
      for (const key of searchKeys) params.delete(key);
      for (const [key, value] of writeSearch(next)) params.append(key, value);
      navigate(
        { search: params.toString() },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
    },
    [query, navigate],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that a visitor arrives at takes up the session
  useEffect(() => {
    if (hasFilterKey(new URLSearchParams(query))) return;
    const kept = sessionFilters();
    if (kept.size > 0) change({ ...search, filters: readSearch(kept).filters, page: 1 });
  }, []);

  useEffect(() => keepSessionFilters(writeFilters(search.filters)), [search]);

  return {
    search,
    setFilters: (filters) => change({ ...search, filters, page: 1 }),
    setOrder: (order) => change({ ...search, order, page: 1 }),
  };
}
