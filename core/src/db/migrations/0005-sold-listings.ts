import { type Kysely, sql } from 'kysely';

/** Adds an index of the latest sold listings, of which there are few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index listing_sold on listing (off_market_timestamp desc nulls last, listing_key)
    where standard_status = 'Closed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index listing_sold`.execute(db);
}
