import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import { asObject, filled } from '../values/untyped-values.ts';
import type { ReadingOptions } from './content-kind.ts';

/** Returns the value of each language that has one; undefined if none has. */
export function eachLocale<T>(
  value: unknown,
  read: (own: unknown, locale: Locale) => T | undefined,
): Localized<T> | undefined {
  const values = asObject(value);
  const entries = locales.flatMap((locale): [Locale, T][] => {
    const own = read(values[locale], locale);
    return own === undefined ? [] : [[locale, own]];
  });
  // The keys are locales.
  return entries.length > 0 ? (Object.fromEntries(entries) as Localized<T>) : undefined;
}

/** Returns the value of the given language, or an object with those of both. */
export function perLocale<T>(
  value: unknown,
  read: (own: unknown) => T | undefined,
  { locale }: Pick<ReadingOptions, 'locale'>,
): unknown {
  const values = asObject(value);
  if (locale !== 'all') return read(values[locale]);
  return filled(Object.fromEntries(locales.map((each) => [each, read(values[each])])));
}

/** True when the value of at least one language passes the test. */
export const inOneLocale = (value: unknown, test: (own: unknown) => boolean = Boolean): boolean =>
  Object.values(asObject(value)).some(test);
