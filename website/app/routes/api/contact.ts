import type { Locale } from '@vitrine/contract/locale.ts';
import { contactTexts } from '../../forms/contact-texts.ts';
import { readRefusal } from '../../forms/read-refusal.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { fixedPath, localeOfPath } from '../../locale/paths.ts';
import { requestContext } from '../../request-context.ts';
import { sendContact } from '../../services/core.server.ts';
import type { CallOutcome } from '../../services/http.server.ts';
import { log } from '../../services/log.server.ts';
import type { Route } from './+types/contact.ts';
import { apiCall, isForeign, localeOfCall, passOn, problem } from './answer.server.ts';
import { contactPage } from './contact-page.server.ts';

/**
 * `POST contact` for the browser. The form goes on to core, which checks it; only our own pages may send it. A script is
 * answered as core answers; a browser that sends the form by itself gets a page to read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const visitor = context.get(requestContext);
  if (isForeign(request, visitor)) return problem(403, 'This form may only be sent from the site itself.');
  const form = await request.formData().catch(() => null);
  if (form === null) return problem(422, 'The form cannot be read.');
  const call = await apiCall(request, context);
  const answer = call instanceof Response ? noAnswer : forVisitor(await sendContact(form, call.clientIp ?? '', call));
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false;
  return isBrowser ? pageFor(answer, form, localeOfCall(request, visitor)) : passOn(answer);
}

const noAnswer: CallOutcome = { kind: 'unreachable', reason: 'network', detail: '' };

/** The statuses in which core speaks to the visitor; a wrong key, for one, is between the website and core. */
const visitorStatuses = [200, 413, 422, 429, 503];

function forVisitor(answer: CallOutcome): CallOutcome {
  if (answer.kind === 'unreachable' || visitorStatuses.includes(answer.status)) return answer;
  log.error({ status: answer.status, answer: answer.text.slice(0, 500) }, 'Core did not take a message');
  return noAnswer;
}

function pageFor(answer: CallOutcome, form: FormData, locale: Locale): Response {
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

function problemsOf(answer: CallOutcome, locale: Locale): string[] {
  if (answer.kind === 'answered' && answer.status < 300) return [];
  const t = textsOf(contactTexts, locale);
  const refusal = readRefusal(answer.kind === 'answered' ? answer.body : null);
  if (refusal.kind === 'refused') return refusal.errors.map(({ field, code }) => t.errorOf(field, code));
  return [refusal.message || t.failedMessage];
}
