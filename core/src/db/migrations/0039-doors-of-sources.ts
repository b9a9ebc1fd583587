import { type Kysely, sql } from 'kysely';

/**
 * Adds what is known of the last delivery of an SFTP server, by which it is not fetched again, and how far the events of a RESO server are
 * applied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_source
    add column seen_delivery text,
    add column event_sequence bigint,
    add column event_removals integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('feed_source');
  await table.dropColumn('seen_delivery').dropColumn('event_sequence').dropColumn('event_removals').execute();
}
