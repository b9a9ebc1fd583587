import { type Kysely, sql } from 'kysely';

/** Adds the refusal of a held list of keys, who approved or refused it, and full loads that staff ask for, which a changed setting asked for before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_key_list add column refused_at timestamptz, add column decided_by text`.execute(db);
  await sql`alter table feed_source rename column settings_changed_at to reload_requested_at`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_source rename column reload_requested_at to settings_changed_at`.execute(db);
  await sql`alter table feed_key_list drop column refused_at, drop column decided_by`.execute(db);
}
