import type { Locale } from '@vitrine/contract/locale.ts';
import type { SubmitOutcome } from './contact-state.ts';
import { readContactProblem, textOf } from './read-contact-problem.ts';
import { withTimeout } from './with-timeout.ts';

/** Returns the address of the form submission. It contains the language, because the response has a text for the visitor. */
export const contactAddress = (locale: Locale): string => `/api/contact?locale=${locale}`;

/**
 * Time limit of a submission, ms: the website retries core for up to 18 s (`send-with-retries.server.ts`), the rest is for the
 * network. Sending again after a timeout creates no second lead, because core recognises the same message for ten minutes.
 */
const timeoutMs = 30_000;

/**
 * Sends a form of any `form_type` to the website's own `POST /api/contact` (contact.17), with the response of the captcha that
 * `answer` returns. Never throws.
 */
export async function sendContact(
  form: FormData,
  answer: () => Promise<string>,
  locale: Locale,
): Promise<SubmitOutcome> {
  try {
    const response = await answer();
    // An empty response means that the box is not ticked.
    if (response === '') return { kind: 'refused', errors: [{ field: 'recaptcha_response', code: 'required' }] };
    form.set('recaptcha_response', response);
    const { isTaken, body } = await withTimeout(post(form, locale), timeoutMs, 'The message was not answered in time');
    if (!isTaken) return readContactProblem(body);
    // A warning only (contact.17).
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
