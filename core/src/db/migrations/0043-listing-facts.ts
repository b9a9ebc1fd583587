import { type Kysely, sql } from 'kysely';

/** Columns that an alert could filter by before. */
const asked = [
  ...[
    'microsite_ids',
    'municipality_code',
    'property_type',
    'transaction_type',
    'list_price',
    'bedrooms_total',
    'bathrooms_total',
  ],
  ...['agent_key', 'office_key', 'borough_code', 'co_agent_keys', 'co_office_keys', 'latitude', 'longitude'],
];

/** Rounds half up, to at most what a column holds, far beyond every area and price; unknown stays so, which `least` would not do. */
const rounded = (value: string) =>
  `(case when ${value} > 1e9 then 1e9::float8 else floor(${value} + 0.5::float8) end)::integer`;
/** An area in tenths of m². */
const tenths = (area: string) =>
  rounded(`${area} * case living_area_units when 'sqft' then 0.09290304 else 1 end::float8 * 10`);

/** Facts by which listings are found, with their types and, where they follow from other columns, how. */
const facts: [name: string, type: string, from: string | null][] = [
  ['year_built', 'integer', null],
  ['area_tenths', 'integer', tenths('living_area')],
  ['lot_tenths', 'integer', tenths('lot_size')],
  ['unit_price', 'integer', rounded(`(list_price * 10 / nullif(${tenths('living_area')}, 0))`)],
  ['parking_spaces', 'integer', `(details ->> 'parking_spaces')::integer`],
  ['has_garage', 'boolean', `(details ->> 'has_garage')::boolean`],
  ['has_pool', 'boolean', `(details ->> 'has_pool')::boolean`],
  ['is_waterfront', 'boolean', `(details ->> 'is_waterfront')::boolean`],
];
const names = facts.map(([name]) => name);
const computed = facts.filter(([, , from]) => from !== null);

const of = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(', ');
/** A place that is hidden now is kept nowhere, not even as a former one. */
const former = (column: string) =>
  ['latitude', 'longitude'].includes(column)
    ? `case when changed.${column} is not null then earlier.${column} end`
    : `earlier.${column}`;

/** Records what alerts need of a listing that changed in a column that they can filter by, or was sold. */
const noteNews = (columns: string[]) => `create or replace function note_listing_news()
  returns trigger language plpgsql set search_path = core as $$
  begin
    update listing_news set latitude = null, longitude = null from changed
    where listing_news.listing_key = changed.listing_key and changed.latitude is null and listing_news.latitude is not null;
    insert into listing_news (listing_key, was_active, previous_status, ${columns.join(', ')})
    select changed.listing_key, earlier.standard_status = 'Active', earlier.standard_status, ${columns.map(former).join(', ')}
    from changed join earlier using (listing_key)
    where changed.standard_status = 'Active'
        and (earlier.standard_status <> 'Active' or (${of('changed', columns)}) is distinct from (${of('earlier', columns)}))
      or changed.standard_status = 'Closed' and earlier.standard_status = 'Active';
    return null;
  end
$$`;

const statements = [
  `alter table listing ${computed.map(([name, type, from]) => `add column ${name} ${type} generated always as (${from}) stored`).join(', ')}`,
  `alter table listing_news ${facts.map(([name, type]) => `add column ${name} ${type}`).join(', ')}`,
  noteNews([...asked, ...names]),
  `alter table alert add column facts jsonb not null default '{}'`,
];

/** Adds the facts by which listings are found, in the units of the search, and records them for alerts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table alert drop column facts',
    noteNews(asked),
    `alter table listing_news ${names.map((name) => `drop column ${name}`).join(', ')}`,
    `alter table listing ${computed.map(([name]) => `drop column ${name}`).join(', ')}`,
  ])
    await sql.raw(statement).execute(db);
}
