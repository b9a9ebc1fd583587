import { localeOf } from './page-key.ts';
import type { Visit } from './visit.ts';

/** 365 days (1-shell §9). */
const MAX_AGE_SECONDS = 31_536_000;
const REMEMBERED = /(?:^|;\s*)i18n_redirected=(fr|en)(?:;|$)/;

/** Returns the cookie that stores the page's locale; undefined when the visitor's cookie has the same value. */
export function localeCookie({ req, url, https }: Pick<Visit, 'req' | 'url' | 'https'>): string | undefined {
  const locale = localeOf(url.pathname);
  if (locale === undefined || rememberedLocale(req.headers.cookie) === locale) return undefined;
  return `i18n_redirected=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

/** Returns the locale that the visitor's cookie stores. */
export function rememberedLocale(cookies: string | undefined): 'fr' | 'en' | undefined {
  const value = cookies === undefined ? undefined : REMEMBERED.exec(cookies)?.[1];
  return value === 'fr' || value === 'en' ? value : undefined;
}
