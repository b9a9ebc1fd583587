import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/** Announces each changed reusable block, as the other tables do, so that the pages that show it are purged. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create function content.announce_change_of_reusable_blocks() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform content.announce_row('reusable_blocks', old.id, old.site_id); end if;
      if tg_op <> 'DELETE' then perform content.announce_row('reusable_blocks', new.id, new.site_id); end if;
      return null;
    end $$`);
  await db.execute(`
    create trigger announce_change after insert or update or delete on content.reusable_blocks
    for each row execute function content.announce_change_of_reusable_blocks()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop function content.announce_change_of_reusable_blocks() cascade`);
}
