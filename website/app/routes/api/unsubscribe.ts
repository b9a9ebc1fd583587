import { alertPagePath, alertToken } from '@vitrine/contract/core/alerts.ts';
import { readAlert } from '../../alerts/alert-page.server.ts';
import { negotiateLocale } from '../../locale/paths.ts';
import type { RequestContext } from '../../request-context.ts';
import { endAlert, fetchAlert } from '../../services/core.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, problem, redirectAfterForm } from './api-call.server.ts';

/**
 * Handles the address in `List-Unsubscribe` (RFC 8058). A mail program posts there for its reader: from anywhere, without
 * cookies, and without following redirects. The token is the only authorization, so CSRF does not apply.
 */
export async function post({ request, params, context }: RouteCall) {
  const token = alertToken.safeParse(params.token);
  if (!token.success) return problem(404, 'There is no such alert.');
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const answer = await endAlert(token.data, call);
  const status = answer.kind === 'answered' ? answer.status : 503;
  if (status === 200) return new Response('Unsubscribed.\n', { headers: plain });
  return status === 404 ? problem(404, 'There is no such alert.') : problem(503, 'Please try again in a moment.');
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Redirects to the page of the alert in the language of its letters. A GET ends nothing, as mail scanners open links. */
export async function get({ request, params, context }: RouteCall) {
  const token = alertToken.safeParse(params.token);
  if (!token.success) return problem(404, 'There is no such alert.');
  const locale = (await localeOfAlert(token.data, request, context)) ?? localeOfVisitor(request, context);
  return redirectAfterForm(alertPagePath(locale, token.data), {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
}

async function localeOfAlert(token: string, request: Request, context: RequestContext) {
  const call = await apiCall(request, context);
  const alert = call instanceof Response ? null : readAlert(await fetchAlert(token, call));
  return alert && alert !== 'unknown' ? alert.locale : null;
}

const localeOfVisitor = (request: Request, context: RequestContext) =>
  negotiateLocale(context.localeCookie ?? null, request.headers.get('accept-language'));
