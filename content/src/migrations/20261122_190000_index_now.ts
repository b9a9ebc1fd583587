import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

const statements = [
  // The tables are not collections of Payload: they hold the records of one process, which no request of its API reads or writes.
  `create table content.index_now_site (
    site_id text primary key,
    listings text
  )`,
  `create table content.index_now_page (
    site_id text not null,
    path text not null,
    version text not null,
    primary key (site_id, path)
  )`,
];

/** Creates the records of addresses that were submitted to IndexNow. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.execute(statement);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop table content.index_now_page, content.index_now_site`);
}
