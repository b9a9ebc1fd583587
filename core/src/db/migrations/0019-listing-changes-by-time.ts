import { type Kysely, sql } from 'kysely';

/** Adds an index for the listings that changed since a moment, which `GET listing-changes` pages through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index listing_modified on listing (modification_timestamp, listing_key)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index listing_modified`.execute(db);
}
