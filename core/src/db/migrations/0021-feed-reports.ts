import { type Kysely, sql } from 'kysely';

/** Adds the reports of views and clicks that DDF asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_report (
    id uuid primary key,
    source_id uuid not null references feed_source on delete cascade,
    source_key text collate "C" not null,
    destination text not null,
    event text not null check (event in ('View', 'Click')),
    locale text not null check (locale in ('fr', 'en')),
    at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped')),
    attempts integer not null default 0,
    next_try_at timestamptz not null,
    reason text
  )`.execute(db);
  await sql`create index feed_report_waiting on feed_report (next_try_at) where state = 'waiting'`.execute(db);
  await sql`create index feed_report_listing on feed_report (source_id, source_key, at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table feed_report`.execute(db);
}
