import type { ToastContent } from '../ui/toast/toast.tsx';
import type { ContactState } from './contact-state.ts';
import type { contactTexts } from './contact-texts.ts';

/** Seconds until the success toast closes (contact.14). */
const successSeconds = 5;

/**
 * Returns the content of the form's toast: a thank-you with a countdown, or the errors by field (contact.14, contact.9); null for no
 * toast.
 */
export function contactToast(
  { outcome, errors, message }: ContactState,
  t: (typeof contactTexts)['fr'],
): ToastContent | null {
  if (outcome === 'neutral') return null;
  if (outcome === 'success') {
    return { kind: 'success', title: t.sentTitle, body: t.sentMessage, seconds: successSeconds };
  }
  const list = (
    <ul>
      {errors.map(({ field, code }) => (
        <li key={field}>{t.errorOf(field, code)}</li>
      ))}
    </ul>
  );
  return {
    kind: 'failure',
    title: t.failedTitle,
    body: errors.length > 0 ? list : message || t.failedMessage,
    seconds: null,
  };
}
