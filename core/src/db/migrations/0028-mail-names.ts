import { type Kysely, sql } from 'kysely';

const renamed = [
  'alter table alert_letter rename to alert_mail',
  'alter index alert_letter_alert rename to alert_mail_alert',
  'alter table alert_match rename column letter_id to mail_id',
  'alter index alert_match_letter rename to alert_match_mail',
  'alter table alert rename column last_letter_at to last_mail_at',
  `update lead_mail set occasion = 'fallback' where occasion = 'stand-in'`,
];

const reversed = [
  'alter table alert_mail rename to alert_letter',
  'alter index alert_mail_alert rename to alert_letter_alert',
  'alter table alert_match rename column mail_id to letter_id',
  'alter index alert_match_mail rename to alert_match_letter',
  'alter table alert rename column last_mail_at to last_letter_at',
  `update lead_mail set occasion = 'stand-in' where occasion = 'fallback'`,
];

/** Renames the letters of alerts to mails, as everything else calls them, also in the jobs that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of renamed) await sql.raw(statement).execute(db);
  await renameJobData(db, 'letterId', 'mailId');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of reversed) await sql.raw(statement).execute(db);
  await renameJobData(db, 'mailId', 'letterId');
}

async function renameJobData(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  // A new database gets its queues after its tables.
  const { rows } = await sql<{ table: string | null }>`select to_regclass('core_queue.job')::text as table`.execute(db);
  if (!rows[0]?.table) return;
  await sql`update core_queue.job set data = jsonb_build_object(${to}::text, data->${from}::text)
    where name = 'alert-mail' and data ? ${from}`.execute(db);
}
