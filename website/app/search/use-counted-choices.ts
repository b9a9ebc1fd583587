import { useEffect, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { FilterChoice, FilterChoices } from './search-data.ts';

/**
 * Returns the municipalities with the counts of rentals. Where the page does not carry them, they are fetched once a visitor who chooses among
 * them has chosen a transaction. Until then, and when the fetch fails, they have the counts of the page.
 */
export function useCountedChoices(
  choices: readonly FilterChoice[],
  transaction: 'buy' | 'rent' | null,
): readonly FilterChoice[] {
  const locale = useLocale();
  const [counted, setCounted] = useState<FilterChoice[] | null>(null);
  const isNeeded = transaction !== null && counted === null && choices.every(({ rentals }) => rentals === undefined);

  useEffect(() => {
    if (!isNeeded) return;
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(`/api/search-filters?locale=${locale}`, { signal: abort.signal });
      if (!response.ok) return;
      const { data }: { data: FilterChoices } = await response.json(); // our own route wrote it
      setCounted(data.municipalities);
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [isNeeded, locale]);

  return counted ?? choices;
}
