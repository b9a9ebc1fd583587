import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { up as announceTables, down as withoutAnnouncements } from './20261120_120000_announce_changes.ts';

const tables = ['pages', 'articles', 'categories', 'people', 'offices', 'media', 'sites'];

/**
 * Announces each changed row with its table, id and site, so that exactly the pages that show it are purged. A row that moves to another
 * site is announced for both. Equal announcements of one transaction are sent once by the database.
 */
export async function up(args: MigrateUpArgs): Promise<void> {
  await withoutAnnouncements(args);
  const { db } = args;
  await db.execute(`
    create function content.announce_row(changed_table text, id integer, site integer) returns void language sql as $$
      select pg_notify('content_changed', json_build_object('table', changed_table, 'id', id, 'site', site)::text)
    $$`);
  for (const table of tables) {
    const site = table === 'sites' ? 'id' : 'site_id';
    await db.execute(`
      create function content.announce_change_of_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform content.announce_row('${table}', old.id, old.${site}); end if;
        if tg_op <> 'DELETE' then perform content.announce_row('${table}', new.id, new.${site}); end if;
        return null;
      end $$`);
    await db.execute(`
      create trigger announce_change after insert or update or delete on content."${table}"
      for each row execute function content.announce_change_of_${table}()`);
  }
}

export async function down(args: MigrateDownArgs): Promise<void> {
  for (const table of tables) await args.db.execute(`drop function content.announce_change_of_${table}() cascade`);
  await args.db.execute(`drop function content.announce_row(text, integer, integer)`);
  await announceTables(args);
}
