import { data } from 'react-router';
import { loadAlertPage } from '../alerts/alert-page.server.ts';
import { AlertPage } from '../alerts/alert-page.tsx';
import { localeOfPath } from '../locale/paths.ts';
import { sendPage, usePage } from '../page/page-data.ts';
import { PageView } from '../page/page-view.tsx';
import { showPage } from '../page/show-page.server.tsx';
import { requestContext } from '../request-context.ts';
import { Overlays } from '../shell/overlays.tsx';
import type { Route } from './+types/alert.ts';
import { preparePage } from './prepare-page.ts';

/** Loads `/fr/alertes/{token}` and `/en/alerts/{token}`, which caches, search engines and other sites must not keep. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const done = url.searchParams.get('done');
  const { token } = params;
  const { status, page, view } = await loadAlertPage({ token, locale, done, context: context.get(requestContext) });
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    ...(status === 503 && { 'retry-after': '60' }),
  };
  return data({ text: sendPage(showPage(page), context), view }, { status, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    const results = await next();
    await preparePage(results['alert-fr'] ?? results['alert-en'], url);
  },
];

export default function AlertRoute({ loaderData: { text, view } }: Route.ComponentProps) {
  return (
    <PageView page={usePage(text)} content={<AlertPage view={view} />}>
      <Overlays />
    </PageView>
  );
}
