import { type Kysely, sql } from 'kysely';

const statements = [
  `create table photo (
    hash text collate "C" primary key,
    width integer not null,
    height integer not null,
    variants jsonb not null,
    stored_at timestamptz not null default now()
  )`,
  `create table feed_photo (
    source_id uuid not null references feed_source on delete cascade,
    source_key text collate "C" not null,
    photo_key text collate "C" not null,
    place integer not null,
    url text not null,
    caption jsonb,
    modified_at timestamptz,
    hash text collate "C" references photo,
    etag text,
    last_modified text,
    state text not null default 'waiting' check (state in ('waiting', 'copied')),
    attempts integer not null default 0,
    next_try_at timestamptz not null,
    reason text,
    primary key (source_id, source_key, photo_key)
  )`,
  `create index feed_photo_hash on feed_photo (hash)`,
  // The main photos of all listings come before the second ones of any.
  `create index feed_photo_waiting on feed_photo (source_id, place, source_key) where state = 'waiting'`,
];

/** Adds the photos that are copied from sources of listings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table feed_photo, photo`.execute(db);
}
