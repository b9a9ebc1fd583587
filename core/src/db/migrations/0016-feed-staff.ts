import { type Kysely, sql } from 'kysely';

/** Adds what staff ask of sources, and the listings that a held list of keys lacks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_source
    add column run_requested_at timestamptz,
    add column checked_at timestamptz,
    add column removed_at timestamptz,
    add column settings_changed_at timestamptz`.execute(db);
  await sql`alter table feed_key_list add column missing_keys text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_key_list drop column missing_keys`.execute(db);
  await sql`alter table feed_source
    drop column run_requested_at,
    drop column checked_at,
    drop column removed_at,
    drop column settings_changed_at`.execute(db);
}
