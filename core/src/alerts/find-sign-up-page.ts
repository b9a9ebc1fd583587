import type { Database } from '../db/connect.ts';

/**
 * Returns the page of the form by which an alert was last requested; null when its leads are deleted or name no page.
 */
export async function findSignUpPage(database: Database, alertId: string): Promise<string | null> {
  const lead = await database
    .selectFrom('lead')
    .select('source_page')
    .where('alert_id', '=', alertId)
    .where('source_page', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lead?.source_page ?? null;
}
