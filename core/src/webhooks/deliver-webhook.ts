import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { webhookTries } from '../queue/queues.ts';
import { leadEventOf } from './lead-event.ts';
import { postWebhook, type WebhookCaller } from './post-webhook.ts';
import { signWebhook } from './sign-webhook.ts';

export interface WebhookServices {
  database: Database;
  caller: WebhookCaller;
  logger: Logger;
}

const userAgent = 'Vitrine-Webhooks/1';
/** 410 Gone: the receiver wants no more events. */
const gone = 410;

/**
 * Posts an event to a site's CRM, unless it was delivered. Rejects when the attempt failed and should be retried. Addresses and secrets are
 * never logged, because an address may hold a key.
 */
export async function deliverWebhook(
  services: WebhookServices,
  { deliveryId }: QueueJobs['lead-webhook'],
): Promise<void> {
  const { database } = services;
  const logger = services.logger.child({ delivery: deliveryId });
  const delivery = await findWaiting(database, deliveryId);
  if (!delivery) return logger.info('This webhook was delivered already, or its lead was deleted');
  const { lead, event, attempts, webhook_url: url, webhook_secret: secret } = delivery;
  if (!url || !secret || delivery.webhook_gone_at)
    return stop(database, deliveryId, 'The site has no webhook any longer');

  const body = JSON.stringify(leadEventOf(lead, event));
  const headers = signWebhook({ id: `msg_${deliveryId}`, sentAt: new Date(), body }, secret);
  const outcome = await postWebhook(
    { url: new URL(url), headers: { ...headers, 'user-agent': userAgent }, body },
    services.caller,
  ).then(
    (status) => ({ status, reason: `It answered ${status}` }),
    (error: unknown) => ({ status: null, reason: error instanceof Error ? error.message : String(error) }),
  );
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const isLast = outcome.status === gone || attempts + 1 >= webhookTries;
  await database
    .updateTable('webhook_delivery')
    .set({
      attempts: attempts + 1,
      last_attempt_at: new Date(),
      last_status: outcome.status,
      last_error: isTaken ? null : outcome.reason.slice(0, 500),
      ...(isTaken && { state: 'delivered' }),
      ...(!isTaken && isLast && { state: 'stopped' }),
    })
    .where('id', '=', deliveryId)
    .execute();
  if (isTaken) return logger.info({ lead: lead.id, status: outcome.status }, 'A webhook was delivered');
  if (outcome.status === gone) await stopAll(database, lead.microsite_id, url);
  if (isLast) return logger.warn({ lead: lead.id, reason: outcome.reason }, 'A webhook was given up');
  throw new Error(outcome.reason);
}

async function findWaiting(database: Database, deliveryId: string) {
  const delivery = await database
    .selectFrom('webhook_delivery')
    .select(['lead_id', 'event', 'attempts'])
    .where('id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!delivery) return undefined;
  const lead = await database.selectFrom('lead').selectAll().where('id', '=', delivery.lead_id).executeTakeFirst();
  if (!lead) return undefined;
  const site = await database
    .selectFrom('site')
    .select(['webhook_url', 'webhook_secret', 'webhook_gone_at'])
    .where('microsite_id', '=', lead.microsite_id)
    .executeTakeFirstOrThrow();
  return { ...delivery, ...site, lead };
}

async function stop(database: Database, deliveryId: string, reason: string): Promise<void> {
  await database
    .updateTable('webhook_delivery')
    .set({ state: 'stopped', last_error: reason })
    .where('id', '=', deliveryId)
    .execute();
}

/** Stops all webhooks to this address, unless staff have saved another one meanwhile. */
async function stopAll(database: Database, micrositeId: string, url: string): Promise<void> {
  await database
    .updateTable('site')
    .set({ webhook_gone_at: sql<Date>`now()` })
    .where('microsite_id', '=', micrositeId)
    .where('webhook_url', '=', url)
    .execute();
}
