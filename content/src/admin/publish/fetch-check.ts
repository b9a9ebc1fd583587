import type { Locale } from '@vitrine/contract/locale.ts';
import type { PublishCheck } from '../../collections/publish-check/check-form.ts';

interface CheckedForm {
  collection: string;
  id: number | string | null;
  locale: Locale;
  values: Record<string, unknown>;
}

/** Maximum time of a check, ms; afterwards the document is published without it. */
const timeoutMs = 5000;

/** Returns the issues of a form; null when it cannot be checked. */
export async function fetchCheck({ collection, ...form }: CheckedForm): Promise<PublishCheck | null> {
  try {
    const answer = await fetch(`/api/${collection}/publish-check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Our own endpoint answers in this shape.
    return answer.ok ? ((await answer.json()) as PublishCheck) : null;
  } catch {
    return null;
  }
}
