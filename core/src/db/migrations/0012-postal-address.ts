import { type Kysely, sql } from 'kysely';

/** Where a site's letters say that their sender can be written to (CASL, section 6(2)). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table site add column postal_address jsonb').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table site drop column postal_address').execute(db);
}
