import type { Locale } from '@vitrine/contract/locale.ts';

/** 365 days (addresses.14). */
const maxAgeSeconds = 31_536_000;
const remembered = /(?:^|;\s*)i18n_redirected=(fr|en)(?:;|$)/;

/** Returns the cookie that stores a locale, for `Set-Cookie` and `document.cookie`; only for https when the page is. */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  `i18n_redirected=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Returns the locale that the visitor's cookies store. */
export function rememberedLocale(cookies: string | undefined): Locale | undefined {
  const value = cookies === undefined ? undefined : remembered.exec(cookies)?.[1];
  return value === 'fr' || value === 'en' ? value : undefined;
}
