import { figureEvent } from '@vitrine/contract/core/figures.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { isCountedPath } from '../../components/figures/counted-path.ts';
import { listingNumberOf } from '../../components/keep-button/listing-number.ts';
import { sendFigure } from '../../services/core.server.ts';
import { hasStaffCookie } from '../../staff/staff-cookie.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, isCrossSite, problem } from './api-call.server.ts';
import { isBot } from './bots.server.ts';
import { createFigureLimit } from './figure-limit.server.ts';

const isWithinLimit = createFigureLimit();

/**
 * Passes on to core that a visitor saw, kept, shared or searched something. Neither the address nor the browser of the visitor goes further.
 * Nobody waits for the answer, and what is not counted is answered as what is.
 */
export async function post({ request, context }: RouteCall): Promise<Response> {
  const received = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  if (isCrossSite(request, context)) return problem(403, 'This page may not count anything.');
  if (!isOfVisitor(request)) return received;
  const event = safeParse(figureEvent, await request.json().catch(() => null));
  if (!event.success) return problem(422, 'This is nothing that is counted.');
  if (!isOfPage(request, event.data) || !isWithinLimit(context.clientIp, event.data)) return received;
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  void sendFigure(event.data, call);
  return received;
}

/** True unless the headers tell of a program, of staff, or of a visitor who has asked for privacy (Global Privacy Control). */
function isOfVisitor({ headers }: Request): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  return (
    !isBot(headers.get('user-agent') ?? '') &&
    // A page always names its origin here, and a browser that sends `Sec-Fetch-Site` says where the call comes from.
    headers.get('origin') !== null &&
    (fetchSite === null || fetchSite === 'same-origin') &&
    headers.get('sec-gpc') !== '1' &&
    !hasStaffCookie(headers.get('cookie') ?? '')
  );
}

/** True when the page that calls may count this; a visitor's settings can hide which page it is. */
function isOfPage({ headers }: Request, event: { kind: string; uls?: string }): boolean {
  const referrer = URL.parse(headers.get('referer') ?? '');
  if (!referrer || referrer.pathname === '/') return true;
  return isCountedPath(referrer.pathname) && (event.kind !== 'view' || listingNumberOf(referrer.href) === event.uls);
}
