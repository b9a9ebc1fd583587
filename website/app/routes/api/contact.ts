import { contactTexts } from '../../forms/contact-texts.ts';
import { readRefusal } from '../../forms/read-refusal.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { fixedPath, localeOfPath } from '../../locale/paths.ts';
import { sendContact } from '../../services/core.server.ts';
import type { CallOutcome } from '../../services/http.server.ts';
import type { Route } from './+types/contact.ts';
import { type ApiCall, apiCall, passOn, problem } from './answer.server.ts';
import { contactPage } from './contact-page.server.ts';

/**
 * `POST contact` for the browser. The form goes on to core, which checks it; only our own pages may send it. A script is
 * answered as core answers; a browser that sends the form by itself gets a page to read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const sender = request.headers.get('origin');
  if (sender !== null && sender !== call.origin)
    return problem(403, 'This form may only be sent from the site itself.');
  const form = await request.formData().catch(() => null);
  if (form === null) return problem(422, 'The form cannot be read.');
  const answer = await sendContact(form, call.clientIp ?? '', call);
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false;
  return isBrowser ? pageFor(answer, form, call) : passOn(answer);
}

function pageFor(answer: CallOutcome, form: FormData, { locale }: ApiCall): Response {
  const message = form.get('message');
  const origin = form.get('source_page');
  return contactPage({
    locale,
    status: answer.kind === 'answered' ? answer.status : 503,
    problems: problemsOf(answer, locale),
    message: typeof message === 'string' ? message : '',
    backTo: typeof origin === 'string' && localeOfPath(origin) ? origin : fixedPath('contact', locale),
  });
}

function problemsOf(answer: CallOutcome, locale: ApiCall['locale']): string[] {
  if (answer.kind === 'answered' && answer.status < 300) return [];
  const t = textsOf(contactTexts, locale);
  const refusal = readRefusal(answer.kind === 'answered' ? answer.body : null);
  if (refusal.kind === 'refused') return refusal.errors.map(({ field, code }) => t.errorOf(field, code));
  return [refusal.message || t.failedMessage];
}
