import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table feed_source
    add column seen_delivery text,
    add column event_sequence bigint,
    add column event_removals integer not null default 0`,
  `alter table lead add column allows_board boolean`,
  `create table board_lead (
    lead_id uuid primary key references lead on delete cascade,
    source_id uuid not null references feed_source on delete cascade,
    source_key text collate "C" not null,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unclear')),
    attempts integer not null default 0,
    reason text,
    created_at timestamptz not null default now(),
    last_attempt_at timestamptz
  )`,
  `create index board_lead_source on board_lead (source_id, created_at)`,
];

/**
 * Adds what is known of the last delivery of an SFTP server, by which it is not fetched again, how far the events of a RESO server are
 * applied, and the messages that are also sent to the board of their listing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop table board_lead',
    'alter table lead drop column allows_board',
    'alter table feed_source drop column seen_delivery, drop column event_sequence, drop column event_removals',
  ])
    await sql.raw(statement).execute(db);
}
