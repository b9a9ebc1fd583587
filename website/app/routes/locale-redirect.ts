import { redirect } from 'react-router';
import { localeCookie } from '../locale/locale-cookie.ts';
import { negotiateLocale } from '../locale/paths.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/locale-redirect.ts';

/** Redirects the root to a language: cookie, then browser, then French (`1-shell §2`), and remembers it in the cookie. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const { localeCookie: remembered, origin } = context.get(requestContext);
  const locale = negotiateLocale(remembered ?? null, request.headers.get('accept-language'));
  const headers = new Headers({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' });
  if (remembered !== locale) headers.set('set-cookie', localeCookie(locale, origin.startsWith('https:')));
  return redirect(`/${locale}${url.search}`, { status: 302, headers });
}
