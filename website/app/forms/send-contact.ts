import type { Locale } from '@vitrine/contract/locale.ts';
import type { SubmitOutcome } from './contact-state.ts';
import { readRefusal, textOf } from './read-refusal.ts';

/** Where forms are sent; the language stands in it because the answer is worded for the visitor. */
export const contactAddress = (locale: Locale): string => `/api/contact?locale=${locale}`;

/** Sends a form of any `form_type` to the website's own `POST /api/contact` (`1-shell §7`). It never throws. */
export async function sendContact(form: FormData, locale: Locale): Promise<SubmitOutcome> {
  try {
    const response = await fetch(contactAddress(locale), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: form,
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return readRefusal(body);
    // Only a warning, as `1-shell §7` says.
    if (textOf(body, 'status') !== 'success') console.warn('The contact answer has no status "success".');
    return { kind: 'sent' };
  } catch (error) {
    console.error(error);
    return { kind: 'failed', message: '' };
  }
}
