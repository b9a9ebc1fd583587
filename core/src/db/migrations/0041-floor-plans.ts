import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table listing add column floor_plans jsonb not null default '[]'`,
  `alter table feed_photo add column is_floor_plan boolean not null default false`,
  `update feed_source set reload_requested_at = coalesce(reload_requested_at, now())`,
];

/**
 * Adds the floor plans of listings, apart from their photos. Those of known listings, and their tours, were not stored before, so that all sources are
 * read whole once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_photo drop column is_floor_plan`.execute(db);
  await sql`alter table listing drop column floor_plans`.execute(db);
}
