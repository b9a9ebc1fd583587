import { type Kysely, sql } from 'kysely';

/** Columns that a card showed before this migration. */
export const shownColumns = [
  'street_address_fr',
  'street_address_en',
  'city',
  'property_type',
  'bedrooms_total',
  'bathrooms_total',
  'living_area',
  'living_area_units',
  'media',
];

/** Returns the trigger that marks a card as stale when one of these columns changes without it. */
export const staleCardTrigger = (columns: readonly string[]) => {
  const row = (name: 'new' | 'old') => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
  return `create trigger listing_card before update on listing for each row when (
    (new.card_fr, new.card_en, new.card_images) is not distinct from (old.card_fr, old.card_en, old.card_images)
    and ${row('new')} is distinct from ${row('old')}
  ) execute function listing_card_is_stale()`;
};

/** Adds to listings what their source asks a site to show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table listing add column attribution jsonb',
    'drop trigger listing_card on listing',
    staleCardTrigger([...shownColumns, 'attribution']),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop trigger listing_card on listing',
    'alter table listing drop column attribution',
    staleCardTrigger(shownColumns),
  ]) {
    await sql.raw(statement).execute(db);
  }
}
