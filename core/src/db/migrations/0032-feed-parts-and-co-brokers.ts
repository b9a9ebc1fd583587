import { type Kysely, sql } from 'kysely';

/**
 * Adds the place in the changes of photos and open houses of a source. What had changed in them before never came, so that sources with servers are
 * read whole once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_part (
      source_id uuid not null references feed_source on delete cascade,
      part text not null,
      watermark timestamptz not null,
      recent jsonb not null,
      primary key (source_id, part)
    )`.execute(db);
  await sql`update feed_source set settings_changed_at = coalesce(settings_changed_at, now())
    where kind in ('reso', 'ddf')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('feed_part').execute();
}
