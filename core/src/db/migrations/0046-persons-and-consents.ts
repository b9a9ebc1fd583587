import { type Kysely, sql } from 'kysely';

const given = (columns: string, from: string) => `insert into consent (${columns}) ${from}`;
const columns = 'microsite_id, subject, subject_id, purpose, event, way, wording_id, email, locale, page, at';

const statements = [
  `create table consent_wording (
    id bigint generated always as identity primary key,
    microsite_id text not null references site,
    purpose text not null,
    locale text not null check (locale in ('fr', 'en')),
    version integer not null,
    words text not null,
    first_used_at timestamptz not null,
    unique (microsite_id, purpose, locale, version)
  )`,
  `create unique index consent_wording_words on consent_wording (microsite_id, purpose, locale, md5(words))`,
  `create table consent (
    id bigint generated always as identity primary key,
    microsite_id text not null references site,
    subject text not null check (subject in ('message', 'alert', 'report')),
    subject_id uuid not null,
    purpose text not null,
    event text not null check (event in ('given', 'confirmed', 'withdrawn')),
    way text not null check (way in ('form', 'link', 'staff', 'listing', 'erasure')),
    wording_id bigint references consent_wording,
    email text,
    email_hash text,
    locale text not null check (locale in ('fr', 'en')),
    page text,
    at timestamptz not null
  )`,
  `create index consent_address on consent (lower(email))`,
  `create index consent_site on consent (microsite_id, at desc, id desc)`,
  `create index consent_subject on consent (subject_id)`,
  // The register is evidence: a row is never changed, except that an erasure and the end of its retention take the address out.
  `create function keep_consents() returns trigger language plpgsql set search_path = core as $$
    begin
      if current_setting('core.consents_change', true) is distinct from 'allowed' then
        raise exception 'The register of consents is append-only';
      end if;
      return coalesce(new, old);
    end
  $$`,
  `create trigger consents_kept before update or delete on consent for each row execute function keep_consents()`,
  `create function wording_of(site text, of_purpose text, of_locale text, of_words text, used_at timestamptz) returns bigint
    language plpgsql set search_path = core as $$
    declare
      found_id bigint;
    begin
      if of_words is null then return null; end if;
      select id into found_id from consent_wording
      where microsite_id = site and purpose = of_purpose and locale = of_locale and md5(words) = md5(of_words);
      if found_id is not null then return found_id; end if;
      -- Two first messages with new words at the same moment must not get the same version.
      perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'consent wording', site, of_purpose, of_locale), 0));
      insert into consent_wording (microsite_id, purpose, locale, version, words, first_used_at)
      select site, of_purpose, of_locale, 1 + count(*), of_words, used_at from consent_wording
      where microsite_id = site and purpose = of_purpose and locale = of_locale
      on conflict (microsite_id, purpose, locale, md5(words)) do update set words = excluded.words
      returning id into found_id;
      return found_id;
    end
  $$`,
  // Triggers, so that a consent is registered if and only if what it allows is stored, whichever code stores it.
  `create function register_message() returns trigger language plpgsql set search_path = core as $$
    begin
      ${given(
        columns,
        `values (new.microsite_id, 'message', new.id, new.form_type, 'given', 'form',
          wording_of(new.microsite_id, new.form_type, new.locale, new.consent_text, new.created_at),
          new.fields ->> 'email', new.locale, new.source_page, new.created_at)`,
      )};
      return null;
    end
  $$`,
  `create trigger lead_consent after insert on lead for each row when (new.consent_text is not null) execute function register_message()`,
  `create function register_alert_request() returns trigger language plpgsql set search_path = core as $$
    begin
      ${given(
        columns,
        `values (new.microsite_id, 'alert', new.alert_id, 'alert_mails', 'given', 'form',
          wording_of(new.microsite_id, 'alert_mails', new.locale, new.consent_text, new.created_at),
          new.fields ->> 'email', new.locale, new.source_page, new.created_at)`,
      )};
      return null;
    end
  $$`,
  `create trigger lead_alert_consent after update of alert_id on lead for each row
    when (new.alert_id is not null and new.alert_id is distinct from old.alert_id) execute function register_alert_request()`,
  `create function register_alert_change() returns trigger language plpgsql set search_path = core as $$
    begin
      if old.confirmed_at is null and new.confirmed_at is not null then
        ${given(
          columns,
          `values (new.microsite_id, 'alert', new.id, 'alert_mails', 'confirmed', 'link', null, new.email, new.locale, null, new.confirmed_at)`,
        )};
      end if;
      if old.withdrawn_at is null and new.withdrawn_at is not null then
        ${given(
          columns,
          `values (new.microsite_id, 'alert', new.id, 'alert_mails', 'withdrawn', 'link', null, new.email, new.locale, null, new.withdrawn_at)`,
        )};
      end if;
      return null;
    end
  $$`,
  `create trigger alert_consent after update of confirmed_at, withdrawn_at on alert for each row execute function register_alert_change()`,
  `create function register_report() returns trigger language plpgsql set search_path = core as $$
    begin
      if tg_op = 'INSERT' then
        ${given(
          columns,
          `values (new.microsite_id, 'report', new.id, 'seller_report', 'given', 'staff',
            wording_of(new.microsite_id, 'seller_report', new.locale, new.consent, new.created_at), new.email, new.locale, null, new.created_at)`,
        )};
      elsif old.ended_at is null and new.ended_at is not null then
        ${given(
          columns,
          `values (new.microsite_id, 'report', new.id, 'seller_report', 'withdrawn',
            case new.end_reason when 'seller' then 'link' when 'staff' then 'staff' else 'listing' end,
            null, new.email, new.locale, null, new.ended_at)`,
        )};
      end if;
      return null;
    end
  $$`,
  `create trigger report_consent after insert or update of ended_at on seller_report for each row execute function register_report()`,
  // What was agreed to before the register existed.
  given(
    columns,
    `select microsite_id, 'message', id, form_type, 'given', 'form',
      wording_of(microsite_id, form_type, locale, consent_text, created_at), fields ->> 'email', locale, source_page, created_at
    from (select * from lead where consent_text is not null order by created_at) as lead`,
  ),
  given(
    columns,
    `select microsite_id, 'alert', id, 'alert_mails', 'given', 'form',
      wording_of(microsite_id, 'alert_mails', locale, consent_text, created_at), email, locale,
      (select source_page from lead where alert_id = alert.id order by created_at limit 1), created_at
    from (select * from alert order by created_at) as alert`,
  ),
  given(
    columns,
    `select microsite_id, 'alert', id, 'alert_mails', 'confirmed', 'link', null, email, locale, null, confirmed_at from alert where confirmed_at is not null`,
  ),
  given(
    columns,
    `select microsite_id, 'alert', id, 'alert_mails', 'withdrawn', 'link', null, email, locale, null, withdrawn_at from alert where withdrawn_at is not null`,
  ),
  given(
    columns,
    `select microsite_id, 'report', id, 'seller_report', 'given', 'staff',
      wording_of(microsite_id, 'seller_report', locale, consent, created_at), email, locale, null, created_at
    from (select * from seller_report order by created_at) as report`,
  ),
  given(
    columns,
    `select microsite_id, 'report', id, 'seller_report', 'withdrawn',
      case end_reason when 'seller' then 'link' when 'staff' then 'staff' else 'listing' end, null, email, locale, null, ended_at
    from seller_report where ended_at is not null`,
  ),
  `create table erasure (
    number text primary key,
    at timestamptz not null,
    microsite_ids text[],
    email_hash text,
    phone_hash text,
    erased jsonb not null,
    staff_id text not null,
    locale text not null check (locale in ('fr', 'en')),
    backups_until date not null,
    mailed_at timestamptz
  )`,
  `create index erasure_at on erasure (at desc)`,
  // Holds the address until the receipt is sent: jobs hold no personal data.
  `create table erasure_mail (
    number text primary key references erasure on delete cascade,
    microsite_id text not null references site,
    email text not null,
    created_at timestamptz not null default now()
  )`,
];

/** Adds the register of consents, which triggers fill, and the list of erased persons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop table erasure_mail',
    'drop table erasure',
    'drop trigger report_consent on seller_report',
    'drop trigger alert_consent on alert',
    'drop trigger lead_alert_consent on lead',
    'drop trigger lead_consent on lead',
    'drop function register_report, register_alert_change, register_alert_request, register_message',
    'drop table consent',
    'drop function keep_consents, wording_of',
    'drop table consent_wording',
  ])
    await sql.raw(statement).execute(db);
}
