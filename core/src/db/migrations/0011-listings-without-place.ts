import { type Kysely, sql } from 'kysely';

/** Allows listings without coordinates, which some sources send: lists show them, maps do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listing
    alter column latitude drop not null,
    alter column longitude drop not null,
    add constraint listing_place check ((latitude is null) = (longitude is null))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from listing where latitude is null`.execute(db);
  await sql`alter table listing
    drop constraint listing_place,
    alter column latitude set not null,
    alter column longitude set not null`.execute(db);
}
