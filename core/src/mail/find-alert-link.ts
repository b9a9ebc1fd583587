import { alertPagePath } from '@vitrine/contract/core/alerts.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { CoreDatabase } from '../db/schema.ts';
import type { LeadSite } from './lead.ts';

/** Returns the page that confirms the alert of a lead; undefined when it has none, or it has ended. */
export async function findAlertLink(
  database: Database,
  { alert_id, locale }: Pick<Selectable<CoreDatabase['lead']>, 'alert_id' | 'locale'>,
  { origin }: LeadSite,
): Promise<string | undefined> {
  if (!alert_id) return undefined;
  const alert = await database
    .selectFrom('alert')
    .select('token')
    .where('id', '=', alert_id)
    .where('status', '<>', 'unsubscribed')
    .executeTakeFirst();
  return alert && new URL(alertPagePath(locale, alert.token), origin).href;
}
