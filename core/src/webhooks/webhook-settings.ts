import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { makeWebhookSecret } from './sign-webhook.ts';

/** Webhook of a site, as staff see it. */
export interface Webhook {
  url: string;
  /** Secret with which the CRM verifies signatures. */
  secret: string;
  /** Moment at which the CRM answered 410 Gone, after which nothing is sent until the address is saved again. */
  goneAt: Date | null;
}

/** Returns the site's webhook; null when it has none. */
export async function readWebhook(database: Database, micrositeId: string): Promise<Webhook | null> {
  const site = await database
    .selectFrom('site')
    .select(['webhook_url', 'webhook_secret', 'webhook_gone_at'])
    .where('microsite_id', '=', micrositeId)
    .executeTakeFirst();
  if (!site?.webhook_url || !site.webhook_secret) return null;
  return { url: site.webhook_url, secret: site.webhook_secret, goneAt: site.webhook_gone_at };
}

/**
 * Saves the address of the site's webhook (read by `readWebhookAddress`), or removes it. The secret stays the same unless `renewSecret` is
 * set; waiting deliveries go to the new address.
 */
export async function saveWebhook(
  database: Database,
  micrositeId: string,
  { url, renewSecret = false }: { url: URL | null; renewSecret?: boolean },
): Promise<void> {
  const secret = makeWebhookSecret();
  await database
    .updateTable('site')
    .set({
      webhook_url: url?.href ?? null,
      webhook_secret: renewSecret ? secret : sql<string>`coalesce(webhook_secret, ${secret})`,
      webhook_gone_at: null,
    })
    .where('microsite_id', '=', micrositeId)
    .execute();
}
