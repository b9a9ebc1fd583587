import { type Kysely, sql } from 'kysely';

/** Adds notes of staff on leads, which are deleted with their lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_note (
    id bigint generated always as identity primary key,
    lead_id uuid not null references lead on delete cascade,
    text text not null,
    staff_id text not null,
    staff_name text not null,
    written_at timestamptz not null default now(),
    edited_at timestamptz
  )`.execute(db);
  await sql`create index lead_note_lead on lead_note (lead_id, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lead_note`.execute(db);
}
