import { useEffect, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import { noFilters, type SearchFilters, writeFilters } from './filters.ts';
import type { FilterChoice, FilterChoices } from './search-data.ts';

/**
 * Returns the places with the numbers of their listings that pass the other filters. Without other filters these stand in the page; until they are
 * fetched, and when that fails, no number is shown.
 */
export function usePlaceCounts(choices: readonly FilterChoice[], filters: SearchFilters): readonly FilterChoice[] {
  const locale = useLocale();
  const [counted, setCounted] = useState<{ query: string; counts: Map<string, number | undefined> } | null>(null);
  const query = writeFilters({ ...filters, mun: noFilters.mun }).toString();

  useEffect(() => {
    if (query === '') return;
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(`/api/search-filters?locale=${locale}&${query}`, { signal: abort.signal });
      if (!response.ok) return;
      const { data }: { data: FilterChoices } = await response.json(); // our own route wrote it
      setCounted({ query, counts: new Map(data.municipalities.map(({ code, count }) => [code, count])) });
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [query, locale]);

  if (query === '') return choices;
  const counts = counted?.query === query ? counted.counts : null;
  return choices.map(({ code, label }) => ({ code, label, count: counts ? (counts.get(code) ?? 0) : undefined }));
}
