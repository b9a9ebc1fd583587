import { alertPagePath, alertToken } from '@vitrine/contract/core/alerts.ts';
import type { RouterContextProvider } from 'react-router';
import { redirect } from 'react-router';
import { readAlert } from '../../alerts/alert-page.server.ts';
import { negotiateLocale } from '../../locale/paths.ts';
import { requestContext } from '../../request-context.ts';
import { endAlert, fetchAlert } from '../../services/core.server.ts';
import type { Route } from './+types/unsubscribe.ts';
import { apiCall, problem } from './answer.server.ts';

/**
 * Handles the address in `List-Unsubscribe` (RFC 8058). A mail program posts there for its reader: from anywhere, without
 * cookies, and without following redirects. The token is the only authorization, so CSRF does not apply.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
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
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = alertToken.safeParse(params.token);
  if (!token.success) return problem(404, 'There is no such alert.');
  const locale = (await localeOfAlert(token.data, request, context)) ?? localeOfVisitor(request, context);
  return redirect(alertPagePath(locale, token.data), {
    status: 303,
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
}

async function localeOfAlert(token: string, request: Request, context: Readonly<RouterContextProvider>) {
  const call = await apiCall(request, context);
  const alert = call instanceof Response ? null : readAlert(await fetchAlert(token, call));
  return alert && alert !== 'unknown' ? alert.locale : null;
}

const localeOfVisitor = (request: Request, context: Readonly<RouterContextProvider>) =>
  negotiateLocale(context.get(requestContext).localeCookie ?? null, request.headers.get('accept-language'));
