import { type Kysely, sql } from 'kysely';

/** Adds the report of a message about a listing to the events that DDF takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setEvents(db, ['View', 'Click', 'email_realtor']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from feed_report where event = 'email_realtor'`.execute(db);
  await setEvents(db, ['View', 'Click']);
}

async function setEvents(db: Kysely<unknown>, events: readonly string[]): Promise<void> {
  const allowed = sql.join(events.map((event) => sql.lit(event)));
  await sql`alter table feed_report drop constraint feed_report_event_check,
    add constraint feed_report_event_check check (event in (${allowed}))`.execute(db);
}
