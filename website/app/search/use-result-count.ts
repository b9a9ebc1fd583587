import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { Search } from './filters.ts';
import { mapQuery } from './list-query.ts';
import { fetchProperties } from './search-client.ts';

/** Minimum time between two requests, ms (search.21). */
const throttleMs = 500;

/**
 * Returns the number of listings that a draft search matches; null until it is known or without a draft. Requests are throttled
 * to two per second; the first one is sent at once.
 */
export function useResultCount(draft: Pick<Search, 'filters' | 'viewport'> | null): number | null {
  const locale = useLocale();
  const [count, setCount] = useState<{ query: string; total: number } | null>(null);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const bounds: MapBounds | null = draft?.viewport?.bounds ?? null;
  const query = draft && mapQuery(draft, bounds).toString();

  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const ask = async () => {
      lastAsked.current = performance.now();
      const params = new URLSearchParams(query);
      params.set('format', 'count');
      try {
        const { total } = await fetchProperties<{ total: number }>(params, locale, controller.signal);
        setCount({ query, total });
      } catch {
        // After a failure the button shows no number.
      }
    };
    const timer = setTimeout(ask, Math.max(0, lastAsked.current + throttleMs - performance.now()));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, locale]);

  return count !== null && count.query === query ? count.total : null;
}
