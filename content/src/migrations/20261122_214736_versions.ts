import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "content"."_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "content"."articles" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "content"."_articles_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "content"."sites" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_changed_by" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."pages" DROP COLUMN "changed_by";
  ALTER TABLE "content"."_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "content"."articles" DROP COLUMN "changed_by";
  ALTER TABLE "content"."_articles_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "content"."sites" DROP COLUMN "changed_by";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_changed_by";`);
}
