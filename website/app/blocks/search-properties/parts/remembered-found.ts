import type { Locale } from '@vitrine/contract/locale.ts';
import type { Remembered } from './search-store.ts';

/** The last searches of this window, so that going back restores the length of the list and the markers of the map. */
const remembered = new Map<string, Remembered>();
const limit = 5;

const keyOf = (locale: Locale, query: URLSearchParams): string => `${locale}?${query}`;

export function rememberFound(locale: Locale, query: URLSearchParams, found: Remembered): void {
  const key = keyOf(locale, query);
  remembered.delete(key);
  remembered.set(key, found);
  if (remembered.size > limit) remembered.delete(remembered.keys().next().value ?? '');
}

export const readFound = (locale: Locale, query: URLSearchParams): Remembered | null =>
  remembered.get(keyOf(locale, query)) ?? null;
