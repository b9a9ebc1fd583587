import { type Kysely, sql } from 'kysely';

/** The words that a visitor agreed to when the form was sent (Law 25), which is when the lead was made; and the page's variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lead add column consent_text text, add column variant text').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lead drop column consent_text, drop column variant').execute(db);
}
