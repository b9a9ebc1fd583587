import type { Locale } from './locale.ts';

/** Path of the search page, without the locale prefix (addresses.5). */
export const searchPath: Record<Locale, string> = { fr: '/proprietes', en: '/properties' };

/** Returns the path of the search page in a language, such as `/fr/proprietes`. */
export const searchPagePath = (locale: Locale): string => `/${locale}${searchPath[locale]}`;
