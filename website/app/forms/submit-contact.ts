import type { FieldError } from '@vitrine/contract/core/contact.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { whenAllowed } from '../consent/consent.ts';
import { contactInputs } from './contact-fields.ts';
import type { SubmitOutcome } from './contact-state.ts';
import { sendContact } from './send-contact.ts';
import { gatherVisitTimes } from './visit-times.ts';

/**
 * Validates a contact form and sends it, with the response of the captcha that `answer` returns. It is sent without validation when that code
 * cannot be loaded, because core validates as well.
 */
export async function submitContact(
  form: FormData,
  answer: () => Promise<string>,
  locale: Locale,
): Promise<SubmitOutcome> {
  gatherVisitTimes(form);
  const errors = await import('./check-contact.ts').then(
    ({ checkContact }) => checkContact(form),
    (): FieldError[] => [],
  );
  if (errors.length > 0) return { kind: 'refused', errors };
  for (const { name } of contactInputs) form.set(name, String(form.get(name) ?? '').trim()); // contact.8
  form.set('full_name', `${form.get('first_name')} ${form.get('last_name')}`);
  // Some sources of listings may be told of a message only after this consent. The call is cancelled when there is none now.
  if (form.has('uls')) whenAllowed('analytics', () => form.set('allows_analytics', 'true'))();
  return sendContact(form, answer, locale);
}
