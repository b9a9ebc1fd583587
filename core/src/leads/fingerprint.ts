import { createHash } from 'node:crypto';
import type { ContactSubmission } from '@vitrine/contract/core/contact.ts';

/** SHA-256 of what a message says, whatever the order of its fields: the same message again has the same fingerprint. */
export function fingerprintOf(micrositeId: string, form: ContactSubmission): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([micrositeId, fields]))
    .digest('hex');
}
