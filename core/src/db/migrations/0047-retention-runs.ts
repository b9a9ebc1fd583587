import { type Kysely, sql } from 'kysely';

/** Adds the register of what retention jobs have deleted, and the period for which proofs of consent are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table retention_run (
    id bigint generated always as identity primary key,
    kind text not null,
    microsite_id text references site,
    day date not null,
    before timestamptz not null,
    deleted integer not null check (deleted >= 0),
    at timestamptz not null
  )`.execute(db);
  // A job that runs every hour has one row a day.
  await sql`create unique index retention_run_day on retention_run (day desc, kind, coalesce(microsite_id, ''))`.execute(
    db,
  );
  await sql`alter table site add column proof_retention_days integer not null default 1095
    check (proof_retention_days between 1095 and 3650)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site drop column proof_retention_days`.execute(db);
  await sql`drop table retention_run`.execute(db);
}
