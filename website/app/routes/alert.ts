import { loadAlertPage } from '../alerts/alert-page.server.ts';
import type { RouteAnswer } from '../answer.ts';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { localeOfPath } from '../locale/paths.ts';
import { view as alertView } from './alert-view.tsx';
import type { RouteCall } from './route.ts';

/** Answers `/fr/alertes/{token}` and `/en/alerts/{token}`, which caches, search engines and other sites must not keep. */
export async function get(call: RouteCall): Promise<RouteAnswer> {
  const { url, params, context } = call;
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const done = url.searchParams.get('done');
  const { status, view, ...assembled } = await loadAlertPage({ token: params.token ?? '', locale, done, context });
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    ...(status === 503 && { 'retry-after': '60' }),
  };
  return pageAnswer(call, { assembled, view: showView(alertView, view), status, headers });
}
