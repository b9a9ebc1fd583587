import type { Search } from './filters.ts';
import { useThrottledAnswer } from './use-throttled-answer.ts';

/** Numbers of listings for the choices of the filters, as core counts them (`contract/src/core/properties.ts`). */
export interface Facets {
  total: number;
  /** By filter, by value; `any` without the filter. */
  choices: Readonly<Record<string, Readonly<Record<string, number>>>>;
  histograms: Readonly<Record<string, { from: readonly number[]; counts: readonly number[] }>>;
}

/**
 * Returns the numbers for a draft search; those of the last one until they are known, so that they do not blink while a visitor chooses. `total` is that of
 * this draft alone.
 */
export function useFacets(draft: Pick<Search, 'filters' | 'viewport'> | null): {
  facets: Facets | null;
  total: number | null;
} {
  const { answer, isCurrent } = useThrottledAnswer<Facets>(draft, 'facets');
  return { facets: draft && answer, total: isCurrent && answer ? answer.total : null };
}
