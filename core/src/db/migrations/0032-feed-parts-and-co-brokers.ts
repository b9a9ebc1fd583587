import { type Kysely, sql } from 'kysely';

/**
 * Adds the place in the changes of photos and open houses of a source, and the brokers who share a listing with the first one. What had changed in photos
 * before never came, and the other brokers were not matched, so that all sources are read whole once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_part (
      source_id uuid not null references feed_source on delete cascade,
      part text not null,
      watermark timestamptz not null,
      recent jsonb not null,
      primary key (source_id, part)
    )`.execute(db);
  await sql`alter table listing add column co_agent_keys text[] not null default '{}'`.execute(db);
  await sql`update feed_source set settings_changed_at = coalesce(settings_changed_at, now())`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listing').dropColumn('co_agent_keys').execute();
  await db.schema.dropTable('feed_part').execute();
}
