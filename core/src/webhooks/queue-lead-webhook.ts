import { sql, type Transaction } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import type { JobQueue } from '../queue/job-queue.ts';

type Event = CoreDatabase['webhook_delivery']['event'];

/**
 * Queues a webhook for a lead, within the transaction that changes the lead; does nothing when the site has no webhook. `lead.created` is
 * for leads accepted at once, `lead.released` for those released from quarantine. Each event of a lead is queued once.
 */
export async function queueLeadWebhook(
  transaction: Transaction<CoreDatabase>,
  queue: JobQueue,
  { leadId, event }: { leadId: string; event: Event },
): Promise<void> {
  const delivery = await transaction
    .insertInto('webhook_delivery')
    .columns(['lead_id', 'event'])
    .expression(
      transaction
        .selectFrom('lead')
        .innerJoin('site', 'site.microsite_id', 'lead.microsite_id')
        .where('lead.id', '=', leadId)
        .where('site.webhook_url', 'is not', null)
        .where('site.webhook_gone_at', 'is', null)
        .select(['lead.id', sql<Event>`${event}`.as('event')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (delivery) await queue.add(transaction, 'lead-webhook', [{ deliveryId: delivery.id }]);
}
