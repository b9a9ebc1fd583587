import { alertPagePath, alertToken } from '@vitrine/contract/core/alerts.ts';
import { redirect } from 'react-router';
import type { AlertNotice } from '../../alerts/alert-view.ts';
import { type AskedChange, readAlertForm } from '../../alerts/read-alert-form.ts';
import { requestContext } from '../../request-context.ts';
import { changeAlert, endAlert } from '../../services/core.server.ts';
import { log } from '../../services/log.server.ts';
import type { Route } from './+types/alert.ts';
import { type ApiCall, apiCall, isForeign, localeOfCall, problem } from './answer.server.ts';

/**
 * Handles the forms of an alert's page (`alerts/alert-page.tsx`) and redirects back to it with the result. It is not an action
 * of the page itself, because the router refuses a form with `Origin: null`, which every form of a page without a referrer
 * sends.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visitor = context.get(requestContext);
  if (isForeign(request, visitor)) return problem(403, 'This form may only be sent from the site itself.');
  const token = alertToken.safeParse(params.token);
  if (!token.success) return problem(404, 'There is no such alert.');
  const form = await request.formData().catch(() => null);
  const asked = form && readAlertForm(form);
  if (!asked) return problem(422, 'The form cannot be read.');
  const call = await apiCall(request, context);
  const notice = call instanceof Response ? 'failed' : await change(token.data, asked, call);
  const page = alertPagePath(localeOfCall(request, visitor), token.data);
  return redirect(notice ? `${page}?done=${notice}` : page, {
    status: 303,
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
}

/**
 * Applies the change and returns the notice for the page; null when the alert is in another state than the form expected, which
 * the page shows by itself.
 */
async function change(token: string, asked: AskedChange, call: ApiCall): Promise<AlertNotice | null> {
  const answer = await (asked.change === 'end' ? endAlert(token, call) : changeAlert(token, asked.change, call));
  if (answer.kind === 'answered') {
    if (answer.status === 200) return asked.action;
    if (answer.status === 404 || answer.status === 409) return null;
    log.error({ status: answer.status, action: asked.action }, 'Core did not change an alert');
  }
  return 'failed';
}
