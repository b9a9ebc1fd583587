import type { Locale } from '@vitrine/contract/locale.ts';
import { fixedPath } from '../locale/paths.ts';
import { phraseKey } from '../site/known-query.ts';
import { type Search, writeSearch } from './filters.ts';

/** Longest phrase that the field takes, in characters. */
export const phraseLimit = 200;

/** Returns the address that the server answers by the search which a phrase means (search.36). */
export function phraseAddress(text: string, search: Search, locale: Locale): string {
  const query = writeSearch({ ...search, page: 1, words: '' });
  query.set(phraseKey, text);
  return `${fixedPath('search', locale)}?${query}`;
}
