import { alertPagePath, alertToken } from '@vitrine/contract/core/alerts.ts';
import type { AlertNotice } from '../../alerts/alert-view.ts';
import { type RequestedChange, readAlertForm } from '../../alerts/read-alert-form.ts';
import { changeAlert, endAlert } from '../../services/core.server.ts';
import { log } from '../../services/log.server.ts';
import type { RouteCall } from '../route.ts';
import { type ApiCall, apiCall, isCrossSite, localeOfCall, problem, redirectAfterForm } from './api-call.server.ts';

/**
 * Handles the forms of an alert's page (`alerts/alert-page.tsx`) and redirects back to it with the result; a script gets the
 * address as JSON.
 */
export async function post({ request, params, context }: RouteCall) {
  if (isCrossSite(request, context)) return problem(403, 'This form may only be sent from the site itself.');
  const token = alertToken.safeParse(params.token);
  if (!token.success) return problem(404, 'There is no such alert.');
  const form = await request.formData().catch(() => null);
  const asked = form && readAlertForm(form);
  if (!asked) return problem(422, 'The form cannot be read.');
  const call = await apiCall(request, context);
  if (call instanceof Response && call.status === 421) return call;
  const notice = call instanceof Response ? 'failed' : await change(token.data, asked, call);
  const page = alertPagePath(localeOfCall(request, context), token.data);
  const location = notice ? `${page}?done=${notice}` : page;
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  const isScript = request.headers.get('accept') === 'application/json';
  return isScript ? Response.json({ location }, { headers }) : redirectAfterForm(location, headers);
}

/**
 * Applies the change and returns the notice for the page; null when the alert is in another state than the form expected, which
 * the page shows by itself.
 */
async function change(token: string, asked: RequestedChange, call: ApiCall): Promise<AlertNotice | null> {
  const answer = await (asked.change === 'end' ? endAlert(token, call) : changeAlert(token, asked.change, call));
  if (answer.kind === 'answered') {
    if (answer.status === 200) return asked.action;
    if (answer.status === 404 || answer.status === 409) return null;
    log.error({ status: answer.status, action: asked.action }, 'Core did not change an alert');
  }
  return 'failed';
}
