import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."people" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "people_deleted_at_idx" ON "content"."people" USING btree ("deleted_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "content"."people_deleted_at_idx";
  ALTER TABLE "content"."people" DROP COLUMN "deleted_at";`);
}
