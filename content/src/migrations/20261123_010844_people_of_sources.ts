import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."people" ADD COLUMN "is_draft" boolean DEFAULT false;
  ALTER TABLE "content"."people" ADD COLUMN "source_ref" varchar;
  ALTER TABLE "content"."offices" ADD COLUMN "is_draft" boolean DEFAULT false;
  ALTER TABLE "content"."offices" ADD COLUMN "source_ref" varchar;
  CREATE INDEX "people_source_ref_idx" ON "content"."people" USING btree ("source_ref");
  CREATE INDEX "offices_source_ref_idx" ON "content"."offices" USING btree ("source_ref");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "content"."people_source_ref_idx";
  DROP INDEX "content"."offices_source_ref_idx";
  ALTER TABLE "content"."people" DROP COLUMN "is_draft";
  ALTER TABLE "content"."people" DROP COLUMN "source_ref";
  ALTER TABLE "content"."offices" DROP COLUMN "is_draft";
  ALTER TABLE "content"."offices" DROP COLUMN "source_ref";`);
}
