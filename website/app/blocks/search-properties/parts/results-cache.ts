import type { Locale } from '@vitrine/contract/locale.ts';
import type { CachedResults } from './search-state.ts';

/** The last searches of this window, so that going back restores the length of the list and the markers of the map. */
const cache = new Map<string, CachedResults>();
const limit = 5;

const keyOf = (locale: Locale, query: URLSearchParams): string => `${locale}?${query}`;

export function cacheResults(locale: Locale, query: URLSearchParams, results: CachedResults): void {
  const key = keyOf(locale, query);
  cache.delete(key);
  cache.set(key, results);
  if (cache.size > limit) cache.delete(cache.keys().next().value ?? '');
}

export const readCachedResults = (locale: Locale, query: URLSearchParams): CachedResults | null =>
  cache.get(keyOf(locale, query)) ?? null;
