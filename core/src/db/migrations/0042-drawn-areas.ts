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
  'borough_code',
  'co_agent_keys',
  'co_office_keys',
];
const askedSince = [...asked, 'latitude', 'longitude'];
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

const statements = [
  // The winding number of a ring of microdegrees (latitude, longitude, latitude, …) around a place: not 0 within it.
  `create function is_in_ring(latitude double precision, longitude double precision, ring integer[]) returns boolean
    language sql immutable strict parallel safe
    return (
      select coalesce(sum(case
        when low <= lat and high > lat and side > 0 then 1
        when low > lat and high <= lat and side < 0 then -1
        else 0 end), 0) <> 0
      from (
        select lat, low, high, (east - west) * (lat - low) - (lng - west) * (high - low) as side
        from (values (
            floor(latitude * 1e6::double precision + 0.5::double precision),
            floor(longitude * 1e6::double precision + 0.5::double precision)
          )) as place (lat, lng),
          generate_series(1, cardinality(ring) - 1, 2) as corner,
          lateral (values (
            ring[corner]::double precision, ring[corner + 1]::double precision,
            coalesce(ring[corner + 2], ring[1])::double precision, coalesce(ring[corner + 3], ring[2])::double precision
          )) as edge (low, west, high, east)
      ) as sides
    )`,
  `create function bounds_of_ring(ring integer[]) returns box language sql immutable strict parallel safe
    return (
      select box(point(min(ring[corner + 1]) / 1e6, min(ring[corner]) / 1e6), point(max(ring[corner + 1]) / 1e6, max(ring[corner]) / 1e6))
      from generate_series(1, cardinality(ring) - 1, 2) as corner
    )`,
  `alter table alert
    add column area text,
    add column area_ring integer[],
    add column area_bounds box generated always as (bounds_of_ring(area_ring)) stored`,
  'alter table listing_news add column latitude double precision, add column longitude double precision',
  noteNews(askedSince),
];

/** Adds the area that a visitor drew to alerts, and the former place of a listing to its changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    noteNews(asked),
    'alter table listing_news drop column longitude, drop column latitude',
    'alter table alert drop column area_bounds, drop column area_ring, drop column area',
    'drop function bounds_of_ring, is_in_ring',
  ])
    await sql.raw(statement).execute(db);
}
