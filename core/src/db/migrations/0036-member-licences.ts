import { type Kysely, sql } from 'kysely';

/** Adds the licence numbers of the brokers of sources. Those known already get them when they are read again, within a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_member add column licences text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('feed_member').dropColumn('licences').execute();
}
