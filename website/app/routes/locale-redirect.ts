import { pageRedirect } from '../document/page-answer.server.tsx';
import { localeCookie } from '../locale/locale-cookie.ts';
import { negotiateLocale } from '../locale/paths.ts';
import { loadRedirect } from '../page/load-page.server.ts';
import type { RouteCall } from './route.ts';

/**
 * Redirects the root to a language: cookie, then browser, then French (addresses.3), and remembers it in the cookie. With a query, such
 * as `?p=12` of an old website, the content service may redirect it elsewhere.
 */
export async function get(call: RouteCall): Promise<Response> {
  const { url, request, context } = call;
  if (mayNameOldPage(url.searchParams)) {
    const redirect = await loadRedirect({ url, acceptLanguage: request.headers.get('accept-language') }, context);
    if (redirect) return pageRedirect(call, redirect.location, redirect.status);
  }
  const { localeCookie: remembered, origin } = context;
  const locale = negotiateLocale(remembered ?? null, request.headers.get('accept-language'));
  const headers = new Headers({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' });
  headers.set('location', `/${locale}${url.search}`);
  if (remembered !== locale) headers.set('set-cookie', localeCookie(locale, origin.startsWith('https:')));
  return new Response(null, { status: 302, headers });
}

/** True for a query with other parameters than those of campaigns. */
const mayNameOldPage = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => !/^(utm_\w+|gclid|fbclid|msclkid)$/.test(name));
