import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { makeWebhookSecret } from './sign-webhook.ts';

/** Where a site's CRM is told of its leads, as staff see it. */
export type Webhook = {
  url: string;
  /** What the CRM verifies signatures with. */
  secret: string;
  /** When the CRM answered 410 Deletion, since when it is told nothing; saving the address begins anew. */
  goneAt: Date | null;
};

/** The site's webhook; null where it has none. */
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
 * Tells the site's leads to this address from now on (read by `readWebhookAddress`), or to none. The secret stays the same from
 * one address to the next unless `renewSecret` asks for another; deliveries that still wait go to the new address.
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
