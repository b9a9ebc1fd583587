import type { Locale } from '@vitrine/contract/locale.ts';
import type { HtmlAnswer } from '../../document/hash-inline-elements.server.ts';
import { contactTexts } from '../../forms/contact-texts.ts';
import { readContactProblem } from '../../forms/read-contact-problem.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { fixedPath, localeOfPath } from '../../locale/paths.ts';
import { lastShellPage } from '../../page/last-shell.server.ts';
import { sendContact } from '../../services/core.server.ts';
import type { CallOutcome } from '../../services/http.server.ts';
import { log } from '../../services/log.server.ts';
import { siteTheme } from '../../theme/resolve-theme.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer, isCrossSite, localeOfCall, problem } from './api-call.server.ts';
import { contactPage } from './contact-page.server.tsx';

/**
 * Handles `POST contact` of the browser. Core validates the form; only pages of the site may send it. A script gets core's
 * answer, a plain form submission gets a page.
 */
export async function post({ request, context }: RouteCall) {
  if (isCrossSite(request, context)) return problem(403, 'This form may only be sent from the site itself.');
  const form = await request.formData().catch(() => null);
  if (form === null) return problem(422, 'The form cannot be read.');
  const call = await apiCall(request, context);
  if (call instanceof Response && call.status === 421) return call;
  const answer = call instanceof Response ? noAnswer : forVisitor(await sendContact(form, call.clientIp ?? '', call));
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false;
  return isBrowser ? pageFor(answer, form, localeOfCall(request, context), context.hostname) : forwardAnswer(answer);
}

const noAnswer: CallOutcome = { kind: 'unreachable', reason: 'network', detail: '' };

/** Statuses of core that concern the visitor; others, such as a wrong key, concern the website. */
const visitorStatuses = [200, 413, 422, 429, 503];

function forVisitor(answer: CallOutcome): CallOutcome {
  if (answer.kind === 'unreachable' || visitorStatuses.includes(answer.status)) return answer;
  log.error({ status: answer.status, answer: answer.text.slice(0, 500) }, 'Core did not take a message');
  return noAnswer;
}

function pageFor(answer: CallOutcome, form: FormData, locale: Locale, hostname: string): HtmlAnswer {
  const origin = form.get('source_page');
  const status = statusOf(answer);
  const isSent = status < 300;
  const refusal = isSent ? null : readContactProblem(answer.kind === 'answered' ? answer.body : null);
  return contactPage({
    locale,
    status,
    isSent,
    errors: refusal?.kind === 'refused' ? refusal.errors : [],
    problem: (refusal?.kind === 'failed' && refusal.message) || textsOf(contactTexts, locale).failedMessage,
    form,
    returnPath: isPagePath(origin) ? origin : fixedPath('contact', locale),
    // The warnings were logged with the page.
    themeCss: siteTheme(lastShellPage(hostname)?.theme, () => undefined).css,
  });
}

/** Returns the status as `forwardAnswer` does: an unreadable answer proves no stored lead. */
function statusOf(answer: CallOutcome): number {
  if (answer.kind === 'unreachable') return 503;
  return answer.isJson ? answer.status : 502;
}

/** True for an internal path with a language, false for any other address. */
const isPagePath = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/') && localeOfPath(path) !== null;
