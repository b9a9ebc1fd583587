import { createHash } from 'node:crypto';
import type { ContactSubmission } from '@vitrine/contract/core/contact.ts';

/** Returns the SHA-256 of a message, independent of the order of its fields. */
export function fingerprintOf(micrositeId: string, form: ContactSubmission): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([micrositeId, fields]))
    .digest('hex');
}
