import { type Kysely, sql } from 'kysely';

/** Columns that an alert can filter by; a change of any other column is ignored. */
const asked = [
  'microsite_ids',
  'municipality_code',
  'property_type',
  'transaction_type',
  'list_price',
  'bedrooms_total',
  'bathrooms_total',
];
const of = (row: string) => asked.map((column) => `${row}.${column}`).join(', ');

const statements = [
  `create table alert (
    id uuid primary key default gen_random_uuid(),
    microsite_id text not null references site,
    token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
    status text not null default 'pending' check (status in ('pending', 'active', 'paused', 'unsubscribed')),
    frequency text not null default 'at_once' check (frequency in ('at_once', 'daily', 'weekly')),
    locale text not null check (locale in ('fr', 'en')),
    email text not null,
    recipient jsonb,
    municipality_codes text[] not null,
    municipalities text[] not null,
    unknown_municipalities text[] not null,
    property_type text,
    price_min double precision,
    price_max double precision,
    bedrooms double precision,
    bathrooms double precision,
    consent_text text,
    created_at timestamptz not null default now(),
    asked_from text,
    confirmed_at timestamptz,
    confirmed_from text,
    withdrawn_at timestamptz,
    follows_from pg_snapshot,
    waiting integer not null default 0,
    waiting_since timestamptz,
    last_letter_at timestamptz,
    matches integer not null default 0
  )`,
  `create index alert_address on alert (microsite_id, lower(email))`,
  `create index alert_pending on alert (created_at) where status = 'pending'`,
  `create index alert_active on alert (id) where status = 'active'`,
  `create index alert_waiting on alert (waiting_since) where waiting > 0`,
  `alter table lead add column alert_id uuid references alert on delete set null`,
  `create index lead_alert on lead (alert_id) where alert_id is not null`,
  `create table alert_letter (
    id uuid primary key default gen_random_uuid(),
    alert_id uuid not null references alert on delete cascade,
    found integer not null,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  `create index alert_letter_alert on alert_letter (alert_id, created_at)`,
  // A listing waits for an alert's next mail once, however often it changes until then.
  `create table alert_match (
    alert_id uuid not null references alert on delete cascade,
    listing_key text collate "C" not null,
    letter_id uuid references alert_letter on delete cascade,
    primary key (alert_id, listing_key)
  )`,
  `create index alert_match_letter on alert_match (letter_id)`,
  // Separate from listing_change, whose rows expire after ten minutes: here a row stays until the alerts are matched.
  // It holds the listing's previous values, which are needed to find the searches that it has newly entered.
  `create table listing_news (
    seq bigint generated always as identity primary key,
    listing_key text collate "C" not null,
    tx xid8 not null default pg_current_xact_id(),
    noted_at timestamptz not null default now(),
    was_active boolean not null,
    microsite_ids text[],
    municipality_code text,
    property_type text,
    transaction_type text,
    list_price double precision,
    bedrooms_total integer,
    bathrooms_total double precision
  )`,
  `create function note_listing_arrivals() returns trigger language plpgsql set search_path = core as $$
    begin
      insert into listing_news (listing_key, was_active)
      select listing_key, false from changed where standard_status = 'Active';
      return null;
    end
  $$`,
  `create function note_listing_news() returns trigger language plpgsql set search_path = core as $$
    begin
      insert into listing_news (listing_key, was_active, ${asked.join(', ')})
      select changed.listing_key, earlier.standard_status = 'Active', ${of('earlier')}
      from changed join earlier using (listing_key)
      where changed.standard_status = 'Active'
        and (earlier.standard_status <> 'Active' or (${of('changed')}) is distinct from (${of('earlier')}));
      return null;
    end
  $$`,
  `create trigger listing_arrived after insert on listing
    referencing new table as changed for each statement execute function note_listing_arrivals()`,
  `create trigger listing_turned after update on listing
    referencing old table as earlier new table as changed for each statement execute function note_listing_news()`,
];

/** Adds property alerts: stored searches with their proof of consent, waiting matches, and unmatched changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `drop trigger listing_turned on listing`,
    `drop trigger listing_arrived on listing`,
    `drop function note_listing_news, note_listing_arrivals`,
    `drop table listing_news, alert_match, alert_letter`,
    `alter table lead drop column alert_id`,
    `drop table alert`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
