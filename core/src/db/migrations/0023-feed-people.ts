import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table feed_member add column photo_url text`,
  `alter table feed_office
    add column email text, add column street text, add column postal_code text, add column photo_url text`,
  `create table feed_match (
    source_id uuid not null references feed_source on delete cascade,
    resource text not null check (resource in ('Member', 'Office')),
    key text collate "C" not null,
    microsite_id text not null references site on delete cascade,
    slug text,
    staff_name text not null,
    decided_at timestamptz not null default now(),
    primary key (source_id, resource, key, microsite_id)
  )`,
];

/** Adds what a source says of brokers and brokerages, and the decisions of staff on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `drop table feed_match`,
    `alter table feed_office drop column email, drop column street, drop column postal_code, drop column photo_url`,
    `alter table feed_member drop column photo_url`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
