import { type Kysely, sql } from 'kysely';

/** Adds what is known of the last delivery of an SFTP server, by which it is not fetched again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_source add column seen_delivery text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('feed_source').dropColumn('seen_delivery').execute();
}
