import type { Selectable, Transaction } from 'kysely';
import { createAlert } from '../alerts/create-alert.ts';
import type { CoreDatabase } from '../db/schema.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { queueLeadWebhook } from '../webhooks/queue-lead-webhook.ts';
import { queueBoardLead } from './queue-board-lead.ts';
import { queueLeadMails } from './queue-lead-mails.ts';

/**
 * Starts what quarantine had held back, in the transaction that releases the lead: the property alert, the visitor's
 * confirmation, the brokers' mails of a message that no captcha had checked, the message to the board of the listing, and the webhook.
 */
export async function processReleasedLead(
  transaction: Transaction<CoreDatabase>,
  queue: JobQueue,
  lead: Selectable<CoreDatabase['lead']>,
): Promise<void> {
  // The network address of a quarantined lead is not stored.
  if (lead.form_type === 'property_alert') await createAlert(transaction, lead, null);
  const kinds = lead.without_captcha ? (['broker', 'confirmation'] as const) : (['confirmation'] as const);
  await queueLeadMails(transaction, queue, lead, kinds);
  if (lead.allows_board)
    await queueBoardLead(transaction, queue, { leadId: lead.id, micrositeId: lead.microsite_id, uls: lead.fields.uls });
  await queueLeadWebhook(transaction, queue, { leadId: lead.id, event: 'lead.released' });
}
