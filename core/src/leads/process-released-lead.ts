import type { Selectable, Transaction } from 'kysely';
import { createAlert } from '../alerts/create-alert.ts';
import type { CoreDatabase } from '../db/schema.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { queueLeadWebhook } from '../webhooks/queue-lead-webhook.ts';

/**
 * What waits until a lead is known to be a person's, begun in the transaction that lets it out of quarantine: the visitor's confirmation,
 * and what the site's CRM is told.
 * Whatever else a suspect does not get when it comes in begins here too.
 */
export async function processReleasedLead(
  transaction: Transaction<CoreDatabase>,
  queue: JobQueue,
  lead: Selectable<CoreDatabase['lead']>,
): Promise<void> {
  // From where it was asked has not been kept of a suspect.
  if (lead.form_type === 'property_alert') await createAlert(transaction, lead, null);
  await queue.add(transaction, 'lead-mail', [{ leadId: lead.id, kind: 'confirmation' }]);
  await queueLeadWebhook(transaction, queue, { leadId: lead.id, event: 'lead.released' });
}
