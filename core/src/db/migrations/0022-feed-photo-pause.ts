import { type Kysely, sql } from 'kysely';

/** Adds the moment until which a server of photos has asked for a pause. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_source add column photos_paused_until timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_source drop column photos_paused_until`.execute(db);
}
