import { type Kysely, sql } from 'kysely';

const statements = [
  `create table municipality (
    code text collate "C" primary key,
    name text not null
  )`,
  `create table site (
    microsite_id text primary key,
    site_key_hash text not null,
    site_type text not null check (site_type in ('broker', 'agency')),
    name jsonb not null,
    origin text not null,
    default_recipient jsonb not null,
    captcha jsonb
  )`,
  `create table recipient (
    microsite_id text not null references site on delete cascade,
    type text not null,
    slug text not null,
    name text not null,
    email text not null,
    locale text not null check (locale in ('fr', 'en')),
    primary key (microsite_id, type, slug)
  )`,
  // "C": the tie-breaker of equal prices and dates compares bytes, the same on every server.
  `create table listing (
    listing_key text collate "C" primary key,
    microsite_ids text[] not null default '{}',
    standard_status text not null check (standard_status in ('Active', 'Closed', 'Withdrawn')),
    property_type text not null,
    transaction_type text not null check (transaction_type in ('buy', 'rent')),
    list_price double precision not null,
    street_address_fr text not null,
    street_address_en text not null,
    municipality_code text collate "C" not null references municipality,
    city text not null,
    postal_code text not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    bedrooms_total integer,
    bathrooms_total double precision,
    living_area double precision,
    living_area_units text not null check (living_area_units in ('sqft', 'sqm')),
    lot_size double precision,
    year_built integer,
    public_remarks jsonb not null,
    on_market_timestamp timestamptz not null,
    open_houses jsonb not null default '[]',
    open_house_end timestamptz,
    new_construction boolean not null,
    foreclosed boolean not null,
    collection boolean not null,
    agent_key text,
    media jsonb not null,
    modification_timestamp timestamptz not null default now()
  )`,
  // One index per sort order, each ending in the tie-breaker, so that a first page needs no sort.
  `create index listing_newest on listing (on_market_timestamp desc, listing_key) where standard_status = 'Active'`,
  `create index listing_oldest on listing (on_market_timestamp, listing_key) where standard_status = 'Active'`,
  `create index listing_dearest on listing (list_price desc, listing_key) where standard_status = 'Active'`,
  `create index listing_cheapest on listing (list_price, listing_key) where standard_status = 'Active'`,
  `create index listing_municipality on listing (municipality_code) where standard_status = 'Active'`,
  `create index listing_place on listing (latitude, longitude) where standard_status = 'Active'`,
  `create table lead (
    id uuid primary key default gen_random_uuid(),
    microsite_id text not null references site,
    form_type text not null,
    locale text not null check (locale in ('fr', 'en')),
    status text not null check (status in ('accepted', 'quarantined')),
    fields jsonb not null,
    recipient jsonb not null,
    source_page text,
    user_agent text,
    fingerprint text not null,
    idempotency_key text,
    created_at timestamptz not null default now()
  )`,
  `create index lead_fingerprint on lead (fingerprint, created_at)`,
  `create index lead_idempotency_key on lead (microsite_id, idempotency_key) where idempotency_key is not null`,
  `create table lead_mail (
    lead_id uuid not null references lead on delete cascade,
    kind text not null check (kind in ('broker', 'confirmation')),
    sent_at timestamptz not null default now(),
    primary key (lead_id, kind)
  )`,
  `create table captcha_spent (
    nonce text primary key,
    expires_at timestamptz not null
  )`,
  `create index captcha_spent_expiry on captcha_spent (expires_at)`,
  // The columns are those that rate-limiter-flexible expects.
  `create unlogged table contact_rate (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
];

/**
 * Creates municipalities, sites, listings and leads. Table names are unqualified: the migrator's search path is schema
 * `core`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('drop table contact_rate, captcha_spent, lead_mail, lead, listing, recipient, site, municipality')
    .execute(db);
}
