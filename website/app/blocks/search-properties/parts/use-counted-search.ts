import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { useEffect } from 'react';
import { countWhenVisible } from '../../../components/figures/count-figure.ts';
import type { SearchFilters } from '../../../search/filters.ts';

/** Time after which a search that was not changed again is counted, ms. */
const settledMs = 3000;

const only = <Value>(values: readonly Value[]): Value | null => (values.length === 1 ? (values[0] ?? null) : null);

/** Counts a search with one place or one type, once the visitor has settled on it. Budgets and rooms are not counted. */
export function useCountedSearch({ mun, type }: SearchFilters): void {
  const place = only(mun);
  const kind = only<PropertyTypeCode>(type);
  useEffect(() => {
    if (place === null && kind === null) return;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = countWhenVisible({ kind: 'search', place, type: kind });
    }, settledMs);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [place, kind]);
}
