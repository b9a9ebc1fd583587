import { type Kysely, sql } from 'kysely';

/** Adds the consent to analytics of a quarantined message about a listing, with which its release is reported to the source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column allows_analytics boolean`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead drop column allows_analytics`.execute(db);
}
