import { contactFields, fieldErrors } from '@vitrine/contract/core/contact.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { HtmlAnswer } from '../../document/hash-inline-elements.server.ts';
import { contactTexts } from '../../forms/contact-texts.ts';
import { maskPhone } from '../../forms/mask.ts';
import { readContactProblem } from '../../forms/read-contact-problem.ts';
import { gatherVisitTimes } from '../../forms/visit-times.ts';
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
import { isReviewed, reviewField, reviewProof, trapField } from './reviewed-message.server.ts';

/**
 * Handles `POST contact` of the browser. Core validates the form; only pages of the site may send it. A script gets core's
 * answer, a plain form submission gets a page. A contact form without JavaScript has no captcha answer: its visitor reviews the message
 * on a page first, which takes a person some seconds, and core then holds it for staff (docs/leads.md).
 */
export async function post({ request, context }: RouteCall) {
  if (isCrossSite(request, context)) return problem(403, 'This form may only be sent from the site itself.');
  const form = await request.formData().catch(() => null);
  if (form === null) return problem(422, 'The form cannot be read.');
  const call = await apiCall(request, context);
  if (call instanceof Response && call.status === 421) return call;
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false;
  const locale = localeOfCall(request, context);
  gatherVisitTimes(form);
  // Only this server says that a message has no captcha.
  form.delete('without_captcha');
  const isHeld = isBrowser && form.get('form_type') === 'contact_form' && !form.get('recaptcha_response');
  if (isHeld) {
    const shown = await pageBeforeSending(form, locale, context.hostname);
    if (shown) return shown;
    form.set('without_captcha', 'true');
  }
  const answer = call instanceof Response ? noAnswer : forVisitor(await sendContact(form, call.clientIp ?? '', call));
  return isBrowser ? pageFor(answer, { form, locale, hostname: context.hostname, isHeld }) : forwardAnswer(answer);
}

/** Returns the page that comes before the message is sent: its errors, or the message for review; null when it may be sent. */
async function pageBeforeSending(form: FormData, locale: Locale, hostname: string): Promise<HtmlAnswer | null> {
  const page = commonOf(form, locale, hostname);
  // A program that filled in the hidden field learns nothing.
  if (form.get(trapField)) return contactPage({ ...page, status: 200, outcome: 'held' });
  const phone = form.get('phone');
  // Without a script nothing has masked the number.
  if (typeof phone === 'string') form.set('phone', maskPhone(phone).trim());
  const checked = contactFields.safeParse(Object.fromEntries(form));
  const isKnown = await isReviewed(form.get(reviewField), Date.now());
  if (checked.success && isKnown) return null;
  form.set(reviewField, await reviewProof(Date.now()));
  if (checked.success) return contactPage({ ...page, status: 200, outcome: 'review' });
  return contactPage({ ...page, status: 422, outcome: 'refused', errors: fieldErrors(checked.error) });
}

const noAnswer: CallOutcome = { kind: 'unreachable', reason: 'network', detail: '' };

/** Statuses of core that concern the visitor; others, such as a wrong key, concern the website. */
const visitorStatuses = [200, 413, 422, 429, 503];

function forVisitor(answer: CallOutcome): CallOutcome {
  if (answer.kind === 'unreachable' || visitorStatuses.includes(answer.status)) return answer;
  log.error({ status: answer.status, answer: answer.text.slice(0, 500) }, 'Core did not take a message');
  return noAnswer;
}

interface Sent {
  form: FormData;
  locale: Locale;
  hostname: string;
  /** True for a message that staff read before anybody else. */
  isHeld: boolean;
}

function pageFor(answer: CallOutcome, { form, locale, hostname, isHeld }: Sent): HtmlAnswer {
  const status = statusOf(answer);
  const isSent = status < 300;
  const refusal = isSent ? null : readContactProblem(answer.kind === 'answered' ? answer.body : null);
  return contactPage({
    ...commonOf(form, locale, hostname),
    status,
    outcome: !isSent ? 'refused' : isHeld ? 'held' : 'sent',
    errors: refusal?.kind === 'refused' ? refusal.errors : [],
    problem: (refusal?.kind === 'failed' && refusal.message) || textsOf(contactTexts, locale).failedMessage,
  });
}

function commonOf(form: FormData, locale: Locale, hostname: string) {
  const origin = form.get('source_page');
  return {
    locale,
    form,
    errors: [],
    problem: '',
    returnPath: isPagePath(origin) ? origin : fixedPath('contact', locale),
    // Warnings about the theme are dropped, because they were logged when the page was loaded.
    themeCss: siteTheme(lastShellPage(hostname)?.theme, () => undefined).css,
  };
}

/** Returns the status as `forwardAnswer` does: an unreadable answer proves no stored lead. */
function statusOf(answer: CallOutcome): number {
  if (answer.kind === 'unreachable') return 503;
  return answer.isJson ? answer.status : 502;
}

/** True for an internal path with a language, false for any other address. */
const isPagePath = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/') && localeOfPath(path) !== null;
