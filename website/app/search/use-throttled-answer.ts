import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { Search } from './filters.ts';
import { mapQuery } from './list-query.ts';
import { fetchProperties } from './search-client.ts';

/** Minimum time between two requests, ms (search.21). */
const throttleMs = 500;

/**
 * Returns the last answer to a draft search in a format of `GET properties`, and whether it is that of the present draft. Requests are
 * throttled to two per second; the first one is sent at once.
 */
export function useThrottledAnswer<Answer>(
  draft: Pick<Search, 'filters' | 'viewport'> | null,
  format: 'count' | 'facets',
): { answer: Answer | null; isCurrent: boolean } {
  const locale = useLocale();
  const [last, setLast] = useState<{ query: string; answer: Answer } | null>(null);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const bounds: MapBounds | null = draft?.viewport?.bounds ?? null;
  const query = draft && mapQuery(draft, bounds).toString();

  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const ask = async () => {
      lastAsked.current = performance.now();
      const params = new URLSearchParams(query);
      params.set('format', format);
      try {
        const answer = await fetchProperties<Answer>(params, locale, controller.signal);
        setLast({ query, answer });
      } catch {
        // After a failure there are no numbers.
      }
    };
    const timer = setTimeout(ask, Math.max(0, lastAsked.current + throttleMs - performance.now()));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, format, locale]);

  return { answer: last?.answer ?? null, isCurrent: last !== null && last.query === query };
}
