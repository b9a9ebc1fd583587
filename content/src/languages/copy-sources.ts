import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { ComparedText } from './language-state.ts';

/**
 * Returns the languages from which texts can be copied, in the order in which they are offered: a language without any of the texts comes
 * last.
 */
export function copySources(texts: readonly Pick<ComparedText, 'states'>[]): Locale[] {
  const isEmpty = (locale: Locale) => texts.every(({ states }) => states[locale] === 'missing');
  return locales.toSorted((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)));
}
