import { localeCookie } from '../locale/locale-cookie.ts';
import { negotiateLocale } from '../locale/paths.ts';
import type { RouteCall } from './route.ts';

/** Redirects the root to a language: cookie, then browser, then French (`1-shell §2`), and remembers it in the cookie. */
export function get({ url, request, context }: RouteCall): Response {
  const { localeCookie: remembered, origin } = context;
  const locale = negotiateLocale(remembered ?? null, request.headers.get('accept-language'));
  const headers = new Headers({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' });
  headers.set('location', `/${locale}${url.search}`);
  if (remembered !== locale) headers.set('set-cookie', localeCookie(locale, origin.startsWith('https:')));
  return new Response(null, { status: 302, headers });
}
