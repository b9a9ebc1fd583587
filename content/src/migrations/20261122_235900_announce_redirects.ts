import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/** Announces changed redirects as `20261122_150000_name_changes.ts` announces other rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create function content.announce_change_of_redirects() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform content.announce_row('redirects', old.id, old.site_id); end if;
      if tg_op <> 'DELETE' then perform content.announce_row('redirects', new.id, new.site_id); end if;
      return null;
    end $$`);
  await db.execute(`
    create trigger announce_change after insert or update or delete on content.redirects
    for each row execute function content.announce_change_of_redirects()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop function content.announce_change_of_redirects() cascade`);
}
