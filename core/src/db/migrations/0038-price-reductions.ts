import { type Kysely, sql } from 'kysely';

/** Condition that no source of a listing forbids to tell its previous prices. */
const isAllowed = (key: string) => `not exists (
  select from feed_record join feed_source on feed_source.id = feed_record.source_id
  where feed_record.listing_key = ${key} and feed_source.settings ->> 'showsPriceHistory' is distinct from 'true'
)`;

const statements = [
  `alter table listing add column price_reduced_at timestamptz`,
  `create function note_price_reduction() returns trigger language plpgsql set search_path = core as $$
    begin
      new.price_reduced_at := case
        when new.standard_status = 'Active' and old.standard_status <> 'Closed' and new.transaction_type = old.transaction_type
          and new.list_price > 0 and new.list_price < old.list_price and ${isAllowed('new.listing_key')}
        then now() end;
      return new;
    end
  $$`,
  `create trigger listing_reduced before update on listing for each row
    when (new.list_price <> old.list_price or (new.standard_status <> 'Active' and new.price_reduced_at is not null))
    execute function note_price_reduction()`,
  `update listing set price_reduced_at = last.ended_at
    from (select distinct on (listing_key) * from listing_price order by listing_key, ended_at desc) as last
    where last.listing_key = listing.listing_key and last.transaction_type = listing.transaction_type
      and listing.standard_status = 'Active' and listing.list_price > 0 and listing.list_price < last.list_price
      and ${isAllowed('listing.listing_key')}`,
];

/** Adds the moment at which the price of a listing on the market fell, where its sources allow to tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop trigger listing_reduced on listing',
    'drop function note_price_reduction',
    'alter table listing drop column price_reduced_at',
  ])
    await sql.raw(statement).execute(db);
}
