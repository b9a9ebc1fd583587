import type { Kysely } from 'kysely';

/** Adds the costs, rooms, dwellings and amenities of a listing; null where nothing is known of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listing').addColumn('details', 'jsonb').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listing').dropColumn('details').execute();
}
