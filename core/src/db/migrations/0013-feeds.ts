import { type Kysely, sql } from 'kysely';

const statements = [
  `create table feed_source (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    kind text not null check (kind in ('reso', 'ddf', 'file')),
    settings jsonb not null,
    credentials text,
    is_active boolean not null default true,
    every_minutes integer not null default 60 check (every_minutes between 5 and 1440),
    next_run_at timestamptz not null default now(),
    watermark text,
    verified_at timestamptz,
    seen_hash text,
    created_at timestamptz not null default now()
  )`,
  `create table feed_record (
    source_id uuid not null references feed_source on delete cascade,
    source_key text collate "C" not null,
    listing_key text collate "C" not null unique,
    modified_at timestamptz,
    fingerprint text,
    state text not null check (state in ('shown', 'not-shown', 'removed')),
    time_zone text not null,
    public_number text,
    link text,
    member_keys text[] not null,
    office_keys text[] not null,
    primary key (source_id, source_key)
  )`,
  // Numbers of listings whose own is taken or has letters. Twelve digits, which no board uses.
  `create sequence feed_listing_number minvalue 900000000001 maxvalue 999999999999`,
  `create table feed_membership (
    source_id uuid not null references feed_source on delete cascade,
    destination text not null,
    source_key text collate "C" not null,
    primary key (source_id, destination, source_key)
  )`,
  `create index feed_membership_key on feed_membership (source_id, source_key)`,
  `create table feed_member (
    source_id uuid not null references feed_source on delete cascade,
    member_key text not null,
    name text not null,
    title text,
    phone text,
    office_key text,
    read_at timestamptz not null,
    primary key (source_id, member_key)
  )`,
  `create table feed_office (
    source_id uuid not null references feed_source on delete cascade,
    office_key text not null,
    name text not null,
    phone text,
    city text,
    province text,
    read_at timestamptz not null,
    primary key (source_id, office_key)
  )`,
  `create table feed_failure (
    source_id uuid not null references feed_source on delete cascade,
    source_key text collate "C" not null,
    reason text not null,
    raw text not null,
    modified_at timestamptz,
    attempts integer not null default 1,
    first_failed_at timestamptz not null default now(),
    last_failed_at timestamptz not null default now(),
    primary key (source_id, source_key)
  )`,
  `create table feed_key_list (
    id bigint generated always as identity primary key,
    source_id uuid not null references feed_source on delete cascade,
    destination text not null,
    read_at timestamptz not null,
    key_count integer not null,
    server_count integer,
    missing_count integer not null,
    missing_hash text not null,
    verdict text not null check (verdict in ('applied', 'held', 'refused')),
    reason text,
    approved_at timestamptz
  )`,
  `create index feed_key_list_latest on feed_key_list (source_id, destination, id desc)`,
  `create table feed_run (
    id bigint generated always as identity primary key,
    source_id uuid not null references feed_source on delete cascade,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    outcome text not null default 'running' check (outcome in ('running', 'done', 'failed', 'interrupted')),
    reason text,
    read integer not null default 0,
    written integer not null default 0,
    failed integer not null default 0,
    removed integer not null default 0,
    expected integer
  )`,
  `create index feed_run_latest on feed_run (source_id, id desc)`,
  `create table feed_alarm (
    id bigint generated always as identity primary key,
    source_id uuid not null references feed_source on delete cascade,
    kind text not null check (kind in ('list-refused', 'list-held', 'run-failed', 'stale')),
    destination text not null default '',
    detail text not null,
    raised_at timestamptz not null default now(),
    last_at timestamptz not null default now(),
    resolved_at timestamptz,
    mails_queued_at timestamptz
  )`,
  `create unique index feed_alarm_open on feed_alarm (source_id, kind, destination) where resolved_at is null`,
  `create table feed_unknown_value (
    source_id uuid not null references feed_source on delete cascade,
    field text not null,
    value text not null,
    reason text not null check (reason in ('unknown-value', 'unreadable')),
    count integer not null,
    last_seen_at timestamptz not null default now(),
    primary key (source_id, field, value, reason)
  )`,
];

/** Adds the sources of listings, their records, lists of keys, runs, failures and alarms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `drop table feed_unknown_value, feed_alarm, feed_run, feed_key_list, feed_failure, feed_office, feed_member, feed_membership, feed_record, feed_source`,
    `drop sequence feed_listing_number`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
