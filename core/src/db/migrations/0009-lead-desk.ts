import { type Kysely, sql } from 'kysely';

/** Text that staff search, without capitals and accents, so that `helene` finds Hélène: name, address, phone and message. */
const searchText = `lower(regexp_replace(normalize(
  coalesce(fields->>'first_name', '') || ' ' || coalesce(fields->>'last_name', '') || ' ' ||
  coalesce(fields->>'email', '') || ' ' || coalesce(fields->>'phone', '') || ' ' || coalesce(fields->>'message', ''),
  NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const statements = [
  // Three years: the time within which most claims can be brought (art. 2925 of the Civil Code of Québec).
  `alter table site add column lead_retention_days integer not null default 1095
    check (lead_retention_days between 30 and 3650)`,
  `alter table lead
    add column stage text not null default 'new' check (stage in ('new', 'in_progress', 'closed')),
    add column assigned_to jsonb,
    add column released_at timestamptz,
    add column last_activity_at timestamptz not null default now(),
    add column search_text text not null generated always as (${searchText}) stored`,
  `update lead set last_activity_at = created_at`,
  // Both orders of the list: one site's leads, and those of several.
  `create index lead_of_site on lead (microsite_id, created_at desc, id desc)`,
  `create index lead_newest on lead (created_at desc, id desc)`,
  `create index lead_email on lead (lower(fields->>'email'))`,
  `create index lead_idle on lead (last_activity_at)`,
  `create table lead_event (
    id bigint generated always as identity primary key,
    lead_id uuid not null references lead on delete cascade,
    kind text not null check (kind in ('stage', 'assigned', 'released')),
    detail jsonb not null default '{}',
    staff_id text not null,
    staff_name text not null,
    at timestamptz not null default now()
  )`,
  `create index lead_event_lead on lead_event (lead_id, at)`,
  // Log of deletions. The ids allow the same leads to be deleted again after a backup is restored.
  `create table lead_deletion (
    id bigint generated always as identity primary key,
    microsite_id text not null,
    reason text not null check (reason in ('staff', 'person', 'retention')),
    lead_ids uuid[] not null,
    alerts integer not null default 0,
    staff_id text,
    at timestamptz not null default now()
  )`,
  // A lead that is assigned twice is mailed once per assignment: the occasion is the assignment's event.
  `alter table lead_mail
    drop constraint lead_mail_kind_check,
    add constraint lead_mail_kind_check check (kind in ('broker', 'confirmation', 'assignment')),
    add column occasion text not null default '',
    drop constraint lead_mail_pkey,
    add primary key (lead_id, kind, occasion)`,
];

/** Adds stages, assignments, history, deletion and retention of leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `delete from lead_mail where kind = 'assignment'`,
    `alter table lead_mail
      drop constraint lead_mail_pkey,
      drop column occasion,
      add primary key (lead_id, kind),
      drop constraint lead_mail_kind_check,
      add constraint lead_mail_kind_check check (kind in ('broker', 'confirmation'))`,
    `drop table lead_deletion, lead_event`,
    `alter table lead
      drop column search_text, drop column last_activity_at, drop column released_at, drop column assigned_to, drop column stage`,
    `alter table site drop column lead_retention_days`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
