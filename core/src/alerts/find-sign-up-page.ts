import type { Database } from '../db/connect.ts';

/** The page of the form by which an alert was last asked for; null where its leads are deleted or did not say. */
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
