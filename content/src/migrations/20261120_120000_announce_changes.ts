import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Notifies every public process of published changes. A trigger rather than a hook, because it fires exactly when a public row
 * changes (drafts are in the version tables), and its notification arrives only after the commit.
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
