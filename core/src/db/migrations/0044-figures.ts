import { type Kysely, sql } from 'kysely';

/** Day of a moment in Québec. */
const today = `(now() at time zone 'America/Toronto')::date`;

const statements = [
  `create table listing_figure (
    microsite_id text not null references site,
    listing_key text collate "C" not null,
    day date not null,
    kind text not null check (kind in
      ('view', 'heart', 'share', 'sheet', 'contact_form', 'visit_request', 'property_alert', 'property_valuation')),
    count integer not null check (count > 0),
    primary key (microsite_id, listing_key, day, kind)
  )`,
  `create index listing_figure_day on listing_figure (microsite_id, day)`,
  `create table search_figure (
    microsite_id text not null references site,
    day date not null,
    place text collate "C" not null,
    property_type text not null,
    count integer not null check (count > 0),
    primary key (microsite_id, day, place, property_type)
  )`,
  // Within the transaction of the lead, so that it is counted if and only if it is stored. A count that fails must not cost a visitor's message.
  `create function count_lead() returns trigger language plpgsql set search_path = core as $$
    declare
      key text := coalesce((select listing_key from listing where listing_key = new.fields ->> 'uls'), '');
    begin
      insert into listing_figure values (new.microsite_id, key, ${today}, new.form_type, 1)
      on conflict (microsite_id, listing_key, day, kind) do update set count = listing_figure.count + 1;
      return null;
    exception when others then
      raise warning 'A lead was not counted: %', sqlerrm;
      return null;
    end
  $$`,
  `create trigger lead_stored after insert on lead for each row
    when (new.status = 'accepted') execute function count_lead()`,
  `create table seller_report (
    id uuid primary key default gen_random_uuid(),
    microsite_id text not null references site,
    listing_key text collate "C" not null,
    token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
    email text not null,
    locale text not null check (locale in ('fr', 'en')),
    status text not null default 'active' check (status in ('active', 'paused', 'ended')),
    end_reason text check (end_reason in ('seller', 'staff', 'off-market')),
    consent text not null,
    staff_id text not null,
    staff_name text not null,
    created_at timestamptz not null,
    follows_from timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index seller_report_running on seller_report (microsite_id, listing_key, lower(email)) where status <> 'ended'`,
  `create index seller_report_listing on seller_report (listing_key)`,
  // The key lets a report leave once for a week, however often and by how many workers it is composed.
  `create table seller_report_mail (
    report_id uuid not null references seller_report on delete cascade,
    week date not null,
    sent_at timestamptz,
    primary key (report_id, week)
  )`,
  `create trigger lead_released after update of status on lead for each row
    when (new.status = 'accepted' and old.status <> 'accepted') execute function count_lead()`,
];

/** Adds the daily counts of listings and searches, counts each accepted lead, and adds the weekly reports to sellers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop trigger lead_released on lead',
    'drop trigger lead_stored on lead',
    'drop function count_lead',
    'drop table seller_report_mail',
    'drop table seller_report',
    'drop table search_figure',
    'drop table listing_figure',
  ])
    await sql.raw(statement).execute(db);
}
