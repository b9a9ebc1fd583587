import { type Kysely, sql } from 'kysely';

/** Marks messages of visitors without JavaScript, which no captcha has checked: their mails wait until staff release them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column without_captcha boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead drop column without_captcha`.execute(db);
}
