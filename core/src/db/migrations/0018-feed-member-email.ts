import { type Kysely, sql } from 'kysely';

/** Adds the e-mail addresses of a source's brokers, by which they are matched with the recipients of the sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_member add column email text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_member drop column email`.execute(db);
}
