import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."people" ADD COLUMN "licence_number" varchar;
  ALTER TABLE "content"."people" ADD COLUMN "licence_name" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."people" DROP COLUMN "licence_number";
  ALTER TABLE "content"."people" DROP COLUMN "licence_name";`);
}
