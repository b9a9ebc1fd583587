import { defaultLocale, isLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import { searchPath } from '@vitrine/contract/search-path.ts';

/** Fixed routes (addresses.5), without the locale prefix. */
export const fixedPaths = {
  home: { fr: '/', en: '/' },
  contact: { fr: '/contact', en: '/contact' },
  search: searchPath,
  terms: { fr: '/termes-et-conditions', en: '/terms-and-conditions' },
  privacy: { fr: '/politique-confidentialite', en: '/privacy-policy' },
  blog: { fr: '/blogue', en: '/blog' },
} as const;

/** Returns the locale that a path starts with, or null. The path may carry a query and a fragment. */
export function localeOfPath(path: string): Locale | null {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : null;
}

/** Adds the locale to an internal path that has none (addresses.7). The path may carry a query and a fragment. */
export const withLocale = (path: string, locale: Locale): string =>
  localeOfPath(path) ? path : `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;

/** True for the path of a file of the content service, such as a document to download; it has no locale (addresses.12). */
export const isAssetPath = (path: string): boolean => path.startsWith('/resources/');

/** Returns a fixed route in a language, with the locale prefix. */
export const fixedPath = (name: keyof typeof fixedPaths, locale: Locale): string =>
  withLocale(fixedPaths[name][locale], locale);

/** Returns the path of the RSS feed of the articles or of the listings in a language. */
export const feedPath = (name: 'blog' | 'search', locale: Locale): string => `${fixedPath(name, locale)}/rss.xml`;

/** Returns the locale of the cookie, else the best match of the browser's languages by weight, else French (addresses.3). */
export function negotiateLocale(cookie: string | null, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}

/** Returns the shortest address of a listing, which leads to its page: for paper. */
export const shortListingPath = (uls: string, locale: Locale): string => `${fixedPath('search', locale)}/${uls}`;

export const otherLocales = (locale: Locale): Locale[] => locales.filter((candidate) => candidate !== locale);
