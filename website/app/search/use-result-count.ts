import type { Search } from './filters.ts';
import { useThrottledAnswer } from './use-throttled-answer.ts';

/** Returns the number of listings that a draft search matches; null until it is known or without a draft. */
export function useResultCount(draft: Pick<Search, 'filters' | 'viewport'> | null): number | null {
  const { answer, isCurrent } = useThrottledAnswer<{ total: number }>(draft, 'count');
  return isCurrent && answer ? answer.total : null;
}
