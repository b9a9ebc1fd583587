import type { Kysely } from 'kysely';

/** Adds the licence of a broker: its number, and the name on it when that is another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('recipient')
    .addColumn('licence_number', 'text')
    .addColumn('licence_name', 'text')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recipient').dropColumn('licence_number').dropColumn('licence_name').execute();
}
