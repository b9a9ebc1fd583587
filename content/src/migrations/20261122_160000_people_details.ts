import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "content"."enum_people_social_links_network" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube', 'website');
  ALTER TYPE "content"."enum_people_languages" ADD VALUE 'es';
  ALTER TYPE "content"."enum_people_languages" ADD VALUE 'it';
  ALTER TYPE "content"."enum_people_languages" ADD VALUE 'pt';
  ALTER TYPE "content"."enum_people_languages" ADD VALUE 'ht';
  ALTER TYPE "content"."enum_people_languages" ADD VALUE 'ar';
  ALTER TYPE "content"."enum_people_languages" ADD VALUE 'zh';
  CREATE TABLE "content"."people_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "content"."enum_people_social_links_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "content"."people_programs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."people_programs_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "content"."people_social_links" ADD CONSTRAINT "people_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."people_programs" ADD CONSTRAINT "people_programs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."people_programs_locales" ADD CONSTRAINT "people_programs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."people_programs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "people_social_links_order_idx" ON "content"."people_social_links" USING btree ("_order");
  CREATE INDEX "people_social_links_parent_id_idx" ON "content"."people_social_links" USING btree ("_parent_id");
  CREATE INDEX "people_programs_order_idx" ON "content"."people_programs" USING btree ("_order");
  CREATE INDEX "people_programs_parent_id_idx" ON "content"."people_programs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_programs_locales_locale_parent_id_unique" ON "content"."people_programs_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "content"."people_social_links" CASCADE;
  DROP TABLE "content"."people_programs" CASCADE;
  DROP TABLE "content"."people_programs_locales" CASCADE;
  DELETE FROM "content"."people_languages" WHERE "value" NOT IN ('fr', 'en');
  ALTER TABLE "content"."people_languages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "content"."enum_people_languages";
  CREATE TYPE "content"."enum_people_languages" AS ENUM('fr', 'en');
  ALTER TABLE "content"."people_languages" ALTER COLUMN "value" SET DATA TYPE "content"."enum_people_languages" USING "value"::"content"."enum_people_languages";
  DROP TYPE "content"."enum_people_social_links_network";`);
}
