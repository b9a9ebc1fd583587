import type { PayloadRequest } from 'payload';
import type { AuditAction } from '../accounts/audit/audit-actions.ts';
import { recordAuditEntry } from '../accounts/audit/record-audit-entry.ts';
import { asText } from '../values/untyped-values.ts';
import type { ScheduleAction, ScheduledCollection } from './scheduled-change.ts';

interface Subject {
  collection: ScheduledCollection;
  document: number;
  action: ScheduleAction;
}

type Step = 'scheduled' | 'done' | 'failed' | 'cancelled';

const auditActions: Record<Step, Record<ScheduleAction, AuditAction>> = {
  scheduled: { publish: 'publish_scheduled', unpublish: 'unpublish_scheduled' },
  done: { publish: 'published_on_schedule', unpublish: 'unpublished_on_schedule' },
  failed: { publish: 'schedule_failed', unpublish: 'schedule_failed' },
  cancelled: { publish: 'schedule_cancelled', unpublish: 'schedule_cancelled' },
};

/** Adds a step of a scheduled change, with its date and time, to the audit log in the name of the request's user. */
export async function recordStep(
  req: PayloadRequest,
  step: Step,
  { collection, document, action }: Subject,
  at: string,
): Promise<void> {
  const saved = await req.payload.findByID({
    ...{ collection, id: document, draft: true, depth: 0, disableErrors: true, select: { title: true }, req },
  });
  const title = asText(saved?.title) ?? String(document);
  const isCancelled = step === 'cancelled';
  await recordAuditEntry(req, {
    ...{ action: auditActions[step][action], subject: collection, id: document, title },
    changes: [{ field: `${action}_at`, before: isCancelled ? at : null, after: isCancelled ? null : at }],
  });
}
