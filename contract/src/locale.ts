/** The languages of every site, default first (addresses.13). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** A value in each language; either may be missing on the wire. */
export interface Localized<T> {
  fr?: T | null | undefined;
  en?: T | null | undefined;
}

/**
 * A text in both languages, for the people who edit a site. It is no interface, as one is not assignable to the
 * `Record<string, string>` that Payload takes for labels.
 */
export type Bilingual = { readonly fr: string; readonly en: string };

/** Returns the value in `locale`, or in the other language if that is empty (wire.9). */
export function pickLocale<T>(value: Localized<T> | null | undefined, locale: Locale): T | undefined {
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const isFilled = (candidate: T | null | undefined): candidate is T =>
    candidate !== null && candidate !== undefined && candidate !== '';
  const own = value?.[locale];
  if (isFilled(own)) return own;
  const fallback = value?.[other];
  return isFilled(fallback) ? fallback : undefined;
}
