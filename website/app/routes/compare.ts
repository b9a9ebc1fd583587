import type { RouteAnswer } from '../answer.ts';
import { loadComparePage } from '../compare/compare-page.server.ts';
import { comparedNumbers } from '../compare/compared-numbers.ts';
import { documentPartsOf } from '../document/document-parts.server.tsx';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { localeOfPath } from '../locale/paths.ts';
import { view } from './favourites-view.tsx';
import type { RouteCall } from './route.ts';

/** Answers `/fr/comparer?uls=…` and `/en/compare?uls=…` with the present values of the listings, which no cache keeps. */
export async function get(call: RouteCall): Promise<RouteAnswer> {
  const locale = localeOfPath(call.url.pathname) ?? 'fr';
  const numbers = comparedNumbers(call.url.searchParams);
  const { status, comparison, ...assembled } = await loadComparePage(numbers, locale, call.context);
  const headers = {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    ...(status === 503 && { 'retry-after': '60' }),
  };
  const parts = documentPartsOf(assembled);
  return pageAnswer(call, { assembled, view: showView(view, comparison), parts, status, headers });
}
