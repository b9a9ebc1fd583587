import { type Kysely, sql } from 'kysely';

/** Adds the postal address of the sender of a site's mails (CASL, section 6(2)). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table site add column postal_address jsonb').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table site drop column postal_address').execute(db);
}
