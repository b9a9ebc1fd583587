import type { Locale } from '@vitrine/contract/locale.ts';
import type { SubmitOutcome } from './contact-state.ts';
import { readContactProblem, textOf } from './read-contact-problem.ts';
import { withTimeout } from './with-timeout.ts';

/** Where forms are sent; the language stands in it because the answer is worded for the visitor. */
export const contactAddress = (locale: Locale): string => `/api/contact?locale=${locale}`;

/**
 * How long a sending may take, ms: the website tries core for up to 18 s (`send-patiently.server.ts`), the rest is the way. Whoever
 * sends again after that makes no second lead, as core knows the same words for ten minutes.
 */
const patienceMs = 30_000;

/**
 * Sends a form of any `form_type` to the website's own `POST /api/contact` (`1-shell §7`), with what `answer` says of the captcha.
 * It never throws.
 */
export async function sendContact(
  form: FormData,
  answer: () => Promise<string>,
  locale: Locale,
): Promise<SubmitOutcome> {
  try {
    const response = await answer();
    // A box that has not been ticked.
    if (response === '') return { kind: 'refused', errors: [{ field: 'recaptcha_response', code: 'required' }] };
    form.set('recaptcha_response', response);
    const { isTaken, body } = await withTimeout(post(form, locale), patienceMs, 'The message was not answered in time');
    if (!isTaken) return readContactProblem(body);
    // Only a warning, as `1-shell §7` says.
    if (textOf(body, 'status') !== 'success') console.warn('The contact answer has no status "success".');
    return { kind: 'sent' };
  } catch (error) {
    console.error(error);
    return { kind: 'failed', message: '' };
  }
}

async function post(form: FormData, locale: Locale): Promise<{ isTaken: boolean; body: unknown }> {
  const response = await fetch(contactAddress(locale), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: form,
  });
  const body: unknown = await response.json().catch(() => null);
  return { isTaken: response.ok, body };
}
