import { type Kysely, sql } from 'kysely';

/** Adds the listings that a run changed or that failed in it, and the number of new ones. They are deleted with their run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_run_listing (
    run_id bigint not null references feed_run on delete cascade,
    change text not null check (change in ('new', 'changed', 'removed', 'failed')),
    source_key text collate "C" not null,
    reason text,
    primary key (run_id, change, source_key)
  )`.execute(db);
  await sql`alter table feed_run add column added integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_run drop column added`.execute(db);
  await sql`drop table feed_run_listing`.execute(db);
}
