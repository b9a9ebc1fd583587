import { type Kysely, sql } from 'kysely';

/** Columns that an alert can filter by; a change of any other column on the market is ignored. */
const asked = [
  'microsite_ids',
  'municipality_code',
  'property_type',
  'transaction_type',
  'list_price',
  'bedrooms_total',
  'bathrooms_total',
];
const askedSince = [...asked, 'agent_key', 'office_key'];
const of = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(', ');

const statements = [
  // A row for each price that ended. The price of a sale is none: it may never be shown.
  `create table listing_price (
    listing_key text collate "C" not null,
    list_price double precision not null,
    transaction_type text not null,
    ended_at timestamptz not null,
    primary key (listing_key, ended_at)
  )`,
  `create function note_listing_prices() returns trigger language plpgsql set search_path = core as $$
    begin
      insert into listing_price (listing_key, list_price, transaction_type, ended_at)
      select listing_key, earlier.list_price, earlier.transaction_type, now()
      from changed join earlier using (listing_key)
      where changed.list_price <> earlier.list_price and earlier.list_price > 0
        and earlier.standard_status <> 'Closed' and changed.standard_status <> 'Closed'
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger listing_priced after update on listing
    referencing old table as earlier new table as changed for each statement execute function note_listing_prices()`,
  // A listing that follows another of the same property under a new number, by the rule of find-relists.ts.
  `create table listing_relist (
    listing_key text collate "C" primary key,
    predecessor text collate "C" not null unique,
    found_at timestamptz not null default now()
  )`,
  // Letters and digits of an address, so that commas, dashes and capitals do not count.
  `create function listing_address(street text) returns text language sql immutable parallel safe
    return lower(regexp_replace(street, '[^[:alnum:]]+', ' ', 'g'))`,
  // The date leaves out the other dwellings of a building that came at once.
  `create index listing_same_address
    on listing (municipality_code, listing_address(street_address_fr), on_market_timestamp)
    where standard_status <> 'Closed'`,
  `create index listing_same_point on listing (latitude, longitude) where standard_status in ('Withdrawn', 'Expired')`,
  `create function forget_listing_history() returns trigger language plpgsql set search_path = core as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from listing_price;
        delete from listing_relist;
      else
        delete from listing_price where listing_key in (select listing_key from changed);
        delete from listing_relist where listing_key in (select listing_key from changed)
          or predecessor in (select listing_key from changed);
      end if;
      return null;
    end
  $$`,
  `create trigger listing_forgotten after delete on listing
    referencing old table as changed for each statement execute function forget_listing_history()`,
  `create trigger listing_all_forgotten after truncate on listing
    for each statement execute function forget_listing_history()`,
  `alter table alert add column broker text, add column office text`,
  `alter table alert_match
    add column kind text not null default 'new' check (kind in ('new', 'back', 'price', 'sold')),
    add column previous_price double precision`,
  // Listings that a mail of an alert has shown: their sale and every change of their price concern its reader.
  `create table alert_sent (
    alert_id uuid not null references alert on delete cascade,
    listing_key text collate "C" not null,
    sent_at timestamptz not null,
    primary key (alert_id, listing_key)
  )`,
  `create index alert_sent_time on alert_sent (sent_at)`,
  `alter table listing_news add column agent_key text, add column office_key text, add column previous_status text`,
  `create or replace function note_listing_news() returns trigger language plpgsql set search_path = core as $$
    begin
      insert into listing_news (listing_key, was_active, previous_status, ${askedSince.join(', ')})
      select changed.listing_key, earlier.standard_status = 'Active', earlier.standard_status, ${of('earlier', askedSince)}
      from changed join earlier using (listing_key)
      where changed.standard_status = 'Active'
          and (earlier.standard_status <> 'Active' or (${of('changed', askedSince)}) is distinct from (${of('earlier', askedSince)}))
        or changed.standard_status = 'Closed' and earlier.standard_status = 'Active';
      return null;
    end
  $$`,
];

/** Adds previous prices, listings under a new number, and what alerts need to tell price changes, returns and sales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create or replace function note_listing_news() returns trigger language plpgsql set search_path = core as $$
      begin
        insert into listing_news (listing_key, was_active, ${asked.join(', ')})
        select changed.listing_key, earlier.standard_status = 'Active', ${of('earlier', asked)}
        from changed join earlier using (listing_key)
        where changed.standard_status = 'Active'
          and (earlier.standard_status <> 'Active' or (${of('changed', asked)}) is distinct from (${of('earlier', asked)}));
        return null;
      end
    $$`,
    `alter table listing_news drop column previous_status, drop column office_key, drop column agent_key`,
    `drop table alert_sent`,
    `alter table alert_match drop column previous_price, drop column kind`,
    `alter table alert drop column office, drop column broker`,
    `drop trigger listing_all_forgotten on listing`,
    `drop trigger listing_forgotten on listing`,
    `drop trigger listing_priced on listing`,
    `drop function forget_listing_history, note_listing_prices`,
    `drop index listing_same_point, listing_same_address`,
    `drop function listing_address`,
    `drop table listing_relist, listing_price`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
