import type { RouteAnswer } from '../answer.ts';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { qaCatalogue } from '../qa/qa-catalogue.server.ts';
import { localeOfQuery, privateHeaders, qaPage } from '../qa/qa-page.server.ts';
import { view } from './qa-overview-view.tsx';
import type { RouteCall } from './route.ts';

/** Shows the list of every block and component with the names of their examples; `?q=hero` filters it. */
export function showOverview(call: RouteCall, status = 200): RouteAnswer {
  const { searchParams: query, search, origin } = call.url;
  const locale = localeOfQuery(query);
  const data = { families: qaCatalogue(locale), filter: query.get('q') ?? '', query: search };
  return pageAnswer(call, {
    assembled: qaPage([], { locale, origin }),
    view: showView(view, data),
    status,
    headers: privateHeaders,
  });
}
