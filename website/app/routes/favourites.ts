import type { RouteAnswer } from '../answer.ts';
import { documentPartsOf } from '../document/document-parts.server.tsx';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { loadFavouritesPage } from '../favourites/favourites-page.server.ts';
import { localeOfPath } from '../locale/paths.ts';
import { view } from './favourites-view.tsx';
import type { RouteCall } from './route.ts';

/** Answers `/fr/favoris` and `/en/favourites`: a page that the browser fills with the favourites it holds. */
export async function get(call: RouteCall): Promise<RouteAnswer> {
  const locale = localeOfPath(call.url.pathname) ?? 'fr';
  const { status, ...assembled } = await loadFavouritesPage(locale, call.context);
  const headers = {
    'x-robots-tag': 'noindex',
    ...(status === 503 && { 'retry-after': '60' }),
  };
  const parts = documentPartsOf(assembled);
  return pageAnswer(call, { assembled, view: showView(view, null), parts, status, headers });
}
