import { type Kysely, sql } from 'kysely';

/** Columns that an alert could filter by before. */
const asked = [
  'microsite_ids',
  'municipality_code',
  'property_type',
  'transaction_type',
  'list_price',
  'bedrooms_total',
  'bathrooms_total',
  'agent_key',
  'office_key',
];
const askedSince = [...asked, 'borough_code', 'co_agent_keys', 'co_office_keys'];
const of = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(', ');

/** Records what alerts need of a listing that changed in a column that they can filter by, or was sold. */
const noteNews = (columns: string[]) => `create or replace function note_listing_news()
  returns trigger language plpgsql set search_path = core as $$
  begin
    insert into listing_news (listing_key, was_active, previous_status, ${columns.join(', ')})
    select changed.listing_key, earlier.standard_status = 'Active', earlier.standard_status, ${of('earlier', columns)}
    from changed join earlier using (listing_key)
    where changed.standard_status = 'Active'
        and (earlier.standard_status <> 'Active' or (${of('changed', columns)}) is distinct from (${of('earlier', columns)}))
      or changed.standard_status = 'Closed' and earlier.standard_status = 'Active';
    return null;
  end
$$`;

const mailKinds = ['broker', 'confirmation', 'assignment'];

const allowMails = (kinds: string[]) => `alter table lead_mail
  drop constraint lead_mail_kind_check,
  add constraint lead_mail_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

const statements = [
  `create table borough (
    code text collate "C" primary key,
    municipality_code text not null,
    name text not null
  )`,
  `alter table listing
    add column city_region text,
    add column borough_code text,
    add column co_office_keys text[] not null default '{}'`,
  `alter table listing_news
    add column borough_code text,
    add column co_agent_keys text[],
    add column co_office_keys text[]`,
  noteNews(askedSince),
  allowMails([...mailKinds, 'co-broker']),
  `update feed_source set reload_requested_at = coalesce(reload_requested_at, now())`,
];

/**
 * Adds the boroughs of listings and the offices that share a listing with the first one, records both, and the brokers who share it, for alerts, and
 * allows mails of leads to these brokers.
 * Boroughs and offices of known listings were not stored before, so that all sources are read whole once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `delete from lead_mail where kind = 'co-broker'`,
    allowMails(mailKinds),
    noteNews(asked),
    'alter table listing_news drop column co_office_keys, drop column co_agent_keys, drop column borough_code',
    'alter table listing drop column co_office_keys, drop column borough_code, drop column city_region',
    'drop table borough',
  ])
    await sql.raw(statement).execute(db);
}
