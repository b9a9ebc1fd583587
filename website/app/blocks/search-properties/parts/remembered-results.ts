import type { Results } from './results.ts';

/** The last lists of this window, so that going back finds the list as long as it was. */
const remembered = new Map<string, Results>();
const limit = 5;

export function rememberResults(results: Results): void {
  if (import.meta.env.SSR || results.status !== 'ready') return;
  remembered.delete(results.query);
  remembered.set(results.query, results);
  if (remembered.size > limit) remembered.delete(remembered.keys().next().value ?? '');
}

export const readResults = (query: string): Results | undefined => remembered.get(query);
