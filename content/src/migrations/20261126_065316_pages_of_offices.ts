import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."offices" ADD COLUMN "page_id" integer;
  ALTER TABLE "content"."offices" ADD CONSTRAINT "offices_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "offices_page_idx" ON "content"."offices" USING btree ("page_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."offices" DROP CONSTRAINT "offices_page_id_pages_id_fk";
  
  DROP INDEX "content"."offices_page_idx";
  ALTER TABLE "content"."offices" DROP COLUMN "page_id";`);
}
