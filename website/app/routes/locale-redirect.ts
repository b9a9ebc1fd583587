import { redirect } from 'react-router';
import { negotiateLocale } from '../locale/paths.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/locale-redirect.ts';

/** Redirects the root to a language: cookie, then browser, then French (`1-shell §2`). */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const { localeCookie } = context.get(requestContext);
  const locale = negotiateLocale(localeCookie ?? null, request.headers.get('accept-language'));
  return redirect(`/${locale}${url.search}`, {
    status: 302,
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' },
  });
}
