import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."media" ADD COLUMN "site_id" integer;
  ALTER TABLE "content"."media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_site_idx" ON "content"."media" USING btree ("site_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."media" DROP CONSTRAINT "media_site_id_sites_id_fk";
  
  DROP INDEX "content"."media_site_idx";
  ALTER TABLE "content"."media" DROP COLUMN "site_id";`);
}
