import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import type { LeadSettings } from '@vitrine/contract/core/staff-leads.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../../db/connect.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import { type PrivateHosts, readWebhookAddress } from '../../webhooks/webhook-address.ts';
import { readWebhook, saveWebhook } from '../../webhooks/webhook-settings.ts';
import { webhookAddressTexts } from './webhook-address-texts.ts';

/** Returns the retention periods of a site and its webhook. Throws the 404 problem for an unknown site. */
export async function readLeadSettings(database: Database, micrositeId: string): Promise<LeadSettings> {
  const site =
    micrositeIdPattern.test(micrositeId) &&
    (await database
      .selectFrom('site')
      .select(['lead_retention_days', 'proof_retention_days', 'webhook_url', 'webhook_secret', 'webhook_gone_at'])
      .where('microsite_id', '=', micrositeId)
      .executeTakeFirst());
  if (!site) throw new CoreProblem('unknown-site');
  return {
    retention_days: site.lead_retention_days,
    proof_retention_days: site.proof_retention_days,
    webhook_url: site.webhook_url,
    has_webhook_secret: site.webhook_secret !== null,
    webhook_gone_at: site.webhook_gone_at?.toISOString() ?? null,
  };
}

type Change = Partial<Pick<LeadSettings, 'retention_days' | 'proof_retention_days' | 'webhook_url'>>;

/**
 * Changes the given settings and leaves the others. Throws the 404 problem for an unknown site, and the 422 problem,
 * worded in `locale`, for a forbidden webhook address.
 */
export async function changeLeadSettings(
  database: Database,
  micrositeId: string,
  change: Change,
  { privateHosts, locale }: { privateHosts: PrivateHosts; locale: Locale },
): Promise<void> {
  await readLeadSettings(database, micrositeId);
  const { retention_days, proof_retention_days, webhook_url } = change;
  const url = webhook_url ? readWebhookAddress(webhook_url, privateHosts) : null;
  if (typeof url === 'string') {
    const message = webhookAddressTexts[locale][url];
    throw new CoreProblem('invalid-fields', { errors: [{ field: 'webhook_url', code: 'invalid', message }] });
  }
  if (retention_days !== undefined || proof_retention_days !== undefined) {
    await database
      .updateTable('site')
      .set({
        ...(retention_days !== undefined && { lead_retention_days: retention_days }),
        ...(proof_retention_days !== undefined && { proof_retention_days }),
      })
      .where('microsite_id', '=', micrositeId)
      .execute();
  }
  if (webhook_url !== undefined) await saveWebhook(database, micrositeId, { url });
}

/**
 * Creates a new secret for the site's webhook and returns it; it cannot be read again. Later deliveries are signed with
 * it. Throws the 404 problem for an unknown site, and the 422 problem for a site without a webhook.
 */
export async function renewWebhookSecret(database: Database, micrositeId: string, locale: Locale): Promise<string> {
  const { webhook_url } = await readLeadSettings(database, micrositeId);
  if (webhook_url) await saveWebhook(database, micrositeId, { url: new URL(webhook_url), renewSecret: true });
  const webhook = await readWebhook(database, micrositeId);
  if (webhook) return webhook.secret;
  const message = webhookAddressTexts[locale].missing;
  throw new CoreProblem('invalid-fields', { errors: [{ field: 'webhook_url', code: 'required', message }] });
}
