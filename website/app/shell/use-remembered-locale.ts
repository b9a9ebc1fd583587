import { useEffect } from 'react';
import { localeCookie, rememberedLocale } from '../locale/locale-cookie.ts';
import { localeOfPath } from '../locale/paths.ts';

/**
 * Stores the locale of the page in a cookie, which the redirect of the root reads. The browser writes it and not the server, because
 * a shared cache does not keep a page that sets a cookie.
 */
export function useRememberedLocale(path: string): void {
  const locale = localeOfPath(path);
  useEffect(() => {
    if (locale === null || rememberedLocale(document.cookie) === locale) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had the Cookie Store API for a short time only
    document.cookie = localeCookie(locale, window.location.protocol === 'https:');
  }, [locale]);
}
