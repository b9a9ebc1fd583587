import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Tells every public process that something published has changed. A trigger rather than a hook, because it fires exactly
 * when a public row does (a draft is kept in the version tables) and is heard when the change can be read, not before.
 */
const tables = ['pages', 'articles', 'categories', 'people', 'offices', 'media', 'sites'];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create function content.announce_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_changed', tg_table_name);
      return null;
    end $$`);
  for (const table of tables) {
    await db.execute(`
      create trigger announce_change after insert or update or delete on content."${table}"
      for each statement execute function content.announce_change()`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop function content.announce_change() cascade`);
}
