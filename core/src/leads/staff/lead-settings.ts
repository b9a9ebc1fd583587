import { randomBytes } from 'node:crypto';
import type { LeadSettings } from '@vitrine/contract/core/staff-leads.ts';
import type { Database } from '../../db/connect.ts';
import { CoreProblem } from '../../http/core-problem.ts';

/** A microsite id as requests may name it; PostgreSQL refuses some of what an address can hold, such as %00. */
const idPattern = /^[\w.:-]{1,100}$/;

/** How long a site keeps its leads and where its CRM is told of them. Throws the 404 problem for an unknown site. */
export async function readLeadSettings(database: Database, micrositeId: string): Promise<LeadSettings> {
  const site =
    idPattern.test(micrositeId) &&
    (await database
      .selectFrom('site')
      .select(['lead_retention_days', 'webhook_url', 'webhook_secret'])
      .where('microsite_id', '=', micrositeId)
      .executeTakeFirst());
  if (!site) throw new CoreProblem('unknown-site');
  return {
    retention_days: site.lead_retention_days,
    webhook_url: site.webhook_url,
    has_webhook_secret: site.webhook_secret !== null,
  };
}

type Change = Partial<Pick<LeadSettings, 'retention_days' | 'webhook_url'>>;

/** Changes what is named and leaves the rest. A webhook that gets an address gets a fresh start as well. Throws the 404 problem. */
export async function changeLeadSettings(database: Database, micrositeId: string, change: Change): Promise<void> {
  const before = await readLeadSettings(database, micrositeId);
  const { retention_days, webhook_url } = change;
  const set = {
    ...(retention_days !== undefined && { lead_retention_days: retention_days }),
    ...(webhook_url !== undefined && webhook_url !== before.webhook_url && { webhook_url, webhook_gone_at: null }),
  };
  if (Object.keys(set).length === 0) return;
  await database.updateTable('site').set(set).where('microsite_id', '=', micrositeId).execute();
}

/**
 * Makes a new secret for the site's webhook, in the form of Standard Webhooks, and answers it: this is the one time that it can be read.
 * Deliveries from now on are signed with it. Throws the 404 problem.
 */
export async function renewWebhookSecret(database: Database, micrositeId: string): Promise<string> {
  await readLeadSettings(database, micrositeId);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await database.updateTable('site').set({ webhook_secret: secret }).where('microsite_id', '=', micrositeId).execute();
  return secret;
}
