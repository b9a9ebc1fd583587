import { type Kysely, sql } from 'kysely';

/**
 * Maximum number of rows of one statement that are recorded one by one; beyond, reloading everything costs the readers
 * less.
 */
const notedSingly = 50_000;

const statements = [
  // The cards of a listing as JSON text (`card-text.ts`), so that a search does not compose 25 cards per page.
  `alter table listing
    add column card_fr text,
    add column card_en text,
    add column card_images text,
    add column card_format smallint not null default 0,
    add constraint listing_key_digits check (listing_key ~ '^[0-9]{4,12}$')`,
  // Marks the card as stale when the columns that it shows change without it, for example by hand in SQL; it is then
  // composed from the columns.
  `create function listing_card_is_stale() returns trigger language plpgsql as $$
    begin
      new.card_format := 0;
      return new;
    end
  $$`,
  `create trigger listing_card before update on listing for each row when (
    (new.card_fr, new.card_en, new.card_images) is not distinct from (old.card_fr, old.card_en, old.card_images)
    and (new.street_address_fr, new.street_address_en, new.city, new.property_type, new.bedrooms_total,
         new.bathrooms_total, new.living_area, new.living_area_units, new.media)
      is distinct from
        (old.street_address_fr, old.street_address_en, old.city, old.property_type, old.bedrooms_total,
         old.bathrooms_total, old.living_area, old.living_area_units, old.media)
  ) execute function listing_card_is_stale()`,
  // The search of every core process reads this list; an entry without a key means that anything may have changed.
  `create table listing_change (
    seq bigint generated always as identity primary key,
    listing_key text collate "C",
    tx xid8 not null default pg_current_xact_id(),
    noted_at timestamptz not null default now()
  )`,
  `create index listing_change_tx on listing_change (tx)`,
  // Single row: some changes up to this transaction have been removed from the list.
  `create table listing_change_floor (tx xid8 not null)`,
  `insert into listing_change_floor values ('0')`,
  `create function note_listing_changes() returns trigger language plpgsql set search_path = core as $$
    begin
      if tg_op = 'TRUNCATE' then
        insert into listing_change (listing_key) values (null);
      elsif (select count(*) from (select from changed limit ${notedSingly + 1}) few) > ${notedSingly} then
        insert into listing_change (listing_key) values (null);
      else
        insert into listing_change (listing_key) select listing_key from changed;
        if not found then return null; end if;
      end if;
      notify listing_changed;
      return null;
    end
  $$`,
  `create trigger listing_inserted after insert on listing
    referencing new table as changed for each statement execute function note_listing_changes()`,
  `create trigger listing_updated after update on listing
    referencing new table as changed for each statement execute function note_listing_changes()`,
  `create trigger listing_deleted after delete on listing
    referencing old table as changed for each statement execute function note_listing_changes()`,
  `create trigger listing_truncated after truncate on listing
    for each statement execute function note_listing_changes()`,
  // A changed key would leave the old one in every search index: a listing number never changes.
  `create function refuse_new_listing_key() returns trigger language plpgsql as $$
    begin
      raise exception 'listing_key % cannot become %: delete and insert instead', old.listing_key, new.listing_key;
    end
  $$`,
  `create trigger listing_key_is_for_life before update of listing_key on listing
    for each row when (old.listing_key <> new.listing_key) execute function refuse_new_listing_key()`,
  // The search no longer uses these indexes, because it has its own columns in memory.
  `drop index listing_newest, listing_oldest, listing_dearest, listing_cheapest, listing_municipality`,
];

/** Adds stored cards and a list of changes for the search in memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `drop trigger listing_key_is_for_life on listing`,
    `drop trigger listing_truncated on listing`,
    `drop trigger listing_deleted on listing`,
    `drop trigger listing_updated on listing`,
    `drop trigger listing_inserted on listing`,
    `drop trigger listing_card on listing`,
    `drop function refuse_new_listing_key, note_listing_changes, listing_card_is_stale`,
    `drop table listing_change_floor, listing_change`,
    `alter table listing
      drop constraint listing_key_digits,
      drop column card_format, drop column card_images, drop column card_en, drop column card_fr`,
    `create index listing_newest on listing (on_market_timestamp desc, listing_key) where standard_status = 'Active'`,
    `create index listing_oldest on listing (on_market_timestamp, listing_key) where standard_status = 'Active'`,
    `create index listing_dearest on listing (list_price desc, listing_key) where standard_status = 'Active'`,
    `create index listing_cheapest on listing (list_price, listing_key) where standard_status = 'Active'`,
    `create index listing_municipality on listing (municipality_code) where standard_status = 'Active'`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
