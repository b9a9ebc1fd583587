import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table site add column webhook_url text, add column webhook_secret text, add column webhook_gone_at timestamptz',
  `create table webhook_delivery (
    id uuid primary key default gen_random_uuid(),
    lead_id uuid not null references lead on delete cascade,
    event text not null check (event in ('lead.created', 'lead.released')),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'stopped')),
    attempts integer not null default 0,
    last_attempt_at timestamptz,
    last_status integer,
    last_error text,
    created_at timestamptz not null default now(),
    unique (lead_id, event)
  )`,
];

/** Adds the webhook of a site and its deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table webhook_delivery').execute(db);
  await sql
    .raw('alter table site drop column webhook_url, drop column webhook_secret, drop column webhook_gone_at')
    .execute(db);
}
