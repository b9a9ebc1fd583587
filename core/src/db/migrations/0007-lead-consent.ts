import { type Kysely, sql } from 'kysely';

/** Adds the consent text that the visitor agreed to at `created_at` (Law 25), and the page's variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lead add column consent_text text, add column variant text').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lead drop column consent_text, drop column variant').execute(db);
}
