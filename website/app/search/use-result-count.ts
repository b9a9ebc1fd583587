import { useEffect, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import { type SearchFilters, writeFilters } from './filters.ts';
import { fetchProperties } from './search-client.ts';

/** `2-blocks-and-search §4`. */
const throttleMs = 500;

/** How many listings a draft of filters would find, while somebody looks; null until it is known. */
export function useResultCount(draft: SearchFilters | null): number | null {
  const locale = useLocale();
  const [count, setCount] = useState<{ query: string; total: number } | null>(null);
  const query = draft && writeFilters(draft).toString();

  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const params = new URLSearchParams(query);
      params.set('format', 'count');
      try {
        const { total } = await fetchProperties<{ total: number }>(params, locale, controller.signal);
        setCount({ query, total });
      } catch {
        // The button then promises no number.
      }
    }, throttleMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, locale]);

  return count !== null && count.query === query ? count.total : null;
}
