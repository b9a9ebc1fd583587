import type { PayloadRequest } from 'payload';
import { clientAddress } from '../client-address.ts';
import type { AuditAction, AuditSubject } from './audit-actions.ts';
import type { AuditChange } from './audit-changes.ts';

export interface AuditEvent {
  action: AuditAction;
  subject: AuditSubject;
  id: string | number;
  /** Name of the subject at the time, such as the e-mail address of an account. */
  title: string;
  changes?: AuditChange[];
}

interface Actor {
  id: number | string;
  email?: unknown;
  name?: unknown;
}

const nameOf = ({ name, email }: Actor): string =>
  typeof name === 'string' && name.trim() ? `${name} (${email})` : String(email);

/**
 * Adds an entry to the audit log in the transaction of the request, so that a change and its entry are committed or rolled back
 * together.
 */
export async function recordAuditEntry(
  req: PayloadRequest,
  { action, subject, id, title, changes = [] }: AuditEvent,
  actor: Actor | null = req.user,
): Promise<void> {
  await req.payload.create({
    collection: 'audit-log',
    data: {
      action,
      subject,
      subject_id: String(id),
      title,
      actor_id: actor ? String(actor.id) : null,
      actor: actor ? nameOf(actor) : null,
      address: clientAddress(req.headers),
      changes,
    },
    depth: 0,
    req,
  });
}
