import { negotiateLocale } from '../../locale/paths.ts';
import { endSellerReport } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall } from './api-call.server.ts';
import { readSellerReport } from './seller-report.server.ts';
import { type EndPageState, sellerReportEndPage } from './seller-report-end-page.server.tsx';

/** Shows the page that ends a report. A GET ends nothing, as mail scanners open links. */
export const get = (call: RouteCall) => answer(call, false);

/**
 * Ends a report: the button of the page, or a mail program for its reader (RFC 8058), which posts from anywhere and without cookies. The token is the only
 * authorization, so CSRF does not apply.
 */
export const post = (call: RouteCall) => answer(call, true);

async function answer({ request, params, context }: RouteCall, ends: boolean) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const token = params.token ?? '';
  const report = await readSellerReport(token, call);
  // A listing off the market has no report to show, but its seller can end it all the same.
  const ended = ends ? await endSellerReport(token, call) : null;
  const known = report !== null && report !== 'unknown' ? report : null;
  const locale = known?.locale ?? negotiateLocale(context.localeCookie ?? null, request.headers.get('accept-language'));
  return sellerReportEndPage({ locale, state: stateOf(), address: known?.listing.address ?? '' });

  function stateOf(): EndPageState {
    if (ended?.kind === 'answered' && ended.status === 204) return 'ended';
    if (ended?.kind === 'answered' && ended.status === 404) return 'unknown';
    if (ended || report === null) return 'away';
    if (report === 'unknown') return 'unknown';
    return report.status === 'ended' ? 'ended' : 'asked';
  }
}
