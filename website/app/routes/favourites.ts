import type { RouteAnswer } from '../answer.ts';
import { loadFavouritesPage } from '../favourites/favourites-page.server.ts';
import { localeOfPath } from '../locale/paths.ts';
import { pageAnswer } from '../page/page-answer.server.tsx';
import { showView } from '../page/page-content.ts';
import { showPage } from '../page/show-page.server.tsx';
import { view } from './favourites-view.tsx';
import { documentPartsOf } from './page-document-parts.server.tsx';
import type { RouteCall } from './route.ts';

/** Answers `/fr/favoris` and `/en/favourites`: a page that the browser fills with the favourites it holds. */
export async function get(call: RouteCall): Promise<RouteAnswer> {
  const locale = localeOfPath(call.url.pathname) ?? 'fr';
  const { status, page, injected } = await loadFavouritesPage(locale, call.context);
  const headers = {
    'x-robots-tag': 'noindex',
    ...(status === 503 && { 'retry-after': '60' }),
  };
  const parts = documentPartsOf(page, injected);
  const policy = { injectsScripts: injected.hasScripts };
  return pageAnswer(call, { page: showPage(page), view: showView(view, null), parts, status, headers, policy });
}
