import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "content"."enum_sites_theme_look_fonts" AS ENUM('fraunces', 'bricolage', 'newsreader', 'bodoni', 'ysabeau');
  CREATE TYPE "content"."enum_sites_theme_look_scale" AS ENUM('balanced', 'compact', 'expressive');
  CREATE TYPE "content"."enum_sites_theme_look_headings" AS ENUM('light', 'strong', 'ruled', 'capitals');
  CREATE TYPE "content"."enum_sites_theme_look_titles" AS ENUM('beside', 'above', 'centred');
  CREATE TYPE "content"."enum_sites_theme_look_rhythm" AS ENUM('even', 'dense', 'airy');
  CREATE TYPE "content"."enum_sites_theme_look_pictures" AS ENUM('colour', 'muted', 'mono', 'duotone');
  CREATE TYPE "content"."enum_sites_theme_look_frames" AS ENUM('none', 'line', 'mat');
  CREATE TYPE "content"."enum_sites_theme_look_surface" AS ENUM('flat', 'paper', 'tinted', 'outlined');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_fonts" AS ENUM('fraunces', 'bricolage', 'newsreader', 'bodoni', 'ysabeau');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_scale" AS ENUM('balanced', 'compact', 'expressive');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_headings" AS ENUM('light', 'strong', 'ruled', 'capitals');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_titles" AS ENUM('beside', 'above', 'centred');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_rhythm" AS ENUM('even', 'dense', 'airy');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_pictures" AS ENUM('colour', 'muted', 'mono', 'duotone');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_frames" AS ENUM('none', 'line', 'mat');
  CREATE TYPE "content"."enum__sites_v_version_theme_look_surface" AS ENUM('flat', 'paper', 'tinted', 'outlined');
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_fonts" "content"."enum_sites_theme_look_fonts";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_scale" "content"."enum_sites_theme_look_scale";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_headings" "content"."enum_sites_theme_look_headings";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_titles" "content"."enum_sites_theme_look_titles";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_rhythm" "content"."enum_sites_theme_look_rhythm";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_pictures" "content"."enum_sites_theme_look_pictures";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_frames" "content"."enum_sites_theme_look_frames";
  ALTER TABLE "content"."sites" ADD COLUMN "theme_look_surface" "content"."enum_sites_theme_look_surface";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_fonts" "content"."enum__sites_v_version_theme_look_fonts";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_scale" "content"."enum__sites_v_version_theme_look_scale";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_headings" "content"."enum__sites_v_version_theme_look_headings";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_titles" "content"."enum__sites_v_version_theme_look_titles";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_rhythm" "content"."enum__sites_v_version_theme_look_rhythm";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_pictures" "content"."enum__sites_v_version_theme_look_pictures";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_frames" "content"."enum__sites_v_version_theme_look_frames";
  ALTER TABLE "content"."_sites_v" ADD COLUMN "version_theme_look_surface" "content"."enum__sites_v_version_theme_look_surface";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."sites" DROP COLUMN "theme_look_fonts";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_scale";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_headings";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_titles";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_rhythm";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_pictures";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_frames";
  ALTER TABLE "content"."sites" DROP COLUMN "theme_look_surface";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_fonts";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_scale";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_headings";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_titles";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_rhythm";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_pictures";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_frames";
  ALTER TABLE "content"."_sites_v" DROP COLUMN "version_theme_look_surface";
  DROP TYPE "content"."enum_sites_theme_look_fonts";
  DROP TYPE "content"."enum_sites_theme_look_scale";
  DROP TYPE "content"."enum_sites_theme_look_headings";
  DROP TYPE "content"."enum_sites_theme_look_titles";
  DROP TYPE "content"."enum_sites_theme_look_rhythm";
  DROP TYPE "content"."enum_sites_theme_look_pictures";
  DROP TYPE "content"."enum_sites_theme_look_frames";
  DROP TYPE "content"."enum_sites_theme_look_surface";
  DROP TYPE "content"."enum__sites_v_version_theme_look_fonts";
  DROP TYPE "content"."enum__sites_v_version_theme_look_scale";
  DROP TYPE "content"."enum__sites_v_version_theme_look_headings";
  DROP TYPE "content"."enum__sites_v_version_theme_look_titles";
  DROP TYPE "content"."enum__sites_v_version_theme_look_rhythm";
  DROP TYPE "content"."enum__sites_v_version_theme_look_pictures";
  DROP TYPE "content"."enum__sites_v_version_theme_look_frames";
  DROP TYPE "content"."enum__sites_v_version_theme_look_surface";`);
}
