import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "content"."enum_redirects_language" AS ENUM('fr', 'en');
  CREATE TYPE "content"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum_sites_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__sites_v_version_metadata_elements_position" AS ENUM('head', 'body_start', 'body_end');
  CREATE TYPE "content"."enum__sites_v_version_site_type" AS ENUM('broker', 'agency');
  CREATE TYPE "content"."enum__sites_v_version_captcha_version" AS ENUM('v2', 'v3', 'enterprise', 'altcha');
  CREATE TYPE "content"."enum__sites_v_version_theme_preset" AS ENUM('blue', 'red');
  CREATE TYPE "content"."enum__sites_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__sites_v_published_locale" AS ENUM('fr', 'en');
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'feed_added';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'feed_changed';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'feed_removed';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'feed_list_approved';
  ALTER TYPE "content"."enum_audit_log_subject" ADD VALUE 'feeds' BEFORE 'account-settings';
  CREATE TABLE "content"."reusable_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"blocks" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"source" varchar NOT NULL,
  	"source_key" varchar,
  	"source_path" varchar,
  	"target_page_id" integer,
  	"target_address" varchar,
  	"language" "content"."enum_redirects_language" DEFAULT 'fr',
  	"status" "content"."enum_redirects_status" DEFAULT '301' NOT NULL,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."missing_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"first_seen" timestamp(3) with time zone,
  	"last_seen" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."_sites_v_version_theme_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_sites_v_version_theme_variables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_sites_v_version_theme_color_schemes_mapping" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_sites_v_version_theme_color_schemes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_sites_v_version_metadata_elements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"position" "content"."enum__sites_v_version_metadata_elements_position" DEFAULT 'head',
  	"attributes" jsonb,
  	"content" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_sites_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_maintenance" boolean DEFAULT false,
  	"version_site_id" varchar,
  	"version_site_type" "content"."enum__sites_v_version_site_type" DEFAULT 'broker',
  	"version_microsite_id" varchar,
  	"version_site_key" varchar,
  	"version_captcha_version" "content"."enum__sites_v_version_captcha_version",
  	"version_captcha_site_key" varchar,
  	"version_theme_preset" "content"."enum__sites_v_version_theme_preset" DEFAULT 'blue',
  	"version_theme_logos_light_center_x" numeric,
  	"version_theme_logos_light_center_y" numeric,
  	"version_theme_logos_light_filters_blur" numeric,
  	"version_theme_logos_light_filters_brightness" numeric,
  	"version_theme_logos_light_filters_contrast" numeric,
  	"version_theme_logos_light_filters_opacity" numeric,
  	"version_theme_logos_light_filters_saturate" numeric,
  	"version_theme_logos_dark_center_x" numeric,
  	"version_theme_logos_dark_center_y" numeric,
  	"version_theme_logos_dark_filters_blur" numeric,
  	"version_theme_logos_dark_filters_brightness" numeric,
  	"version_theme_logos_dark_filters_contrast" numeric,
  	"version_theme_logos_dark_filters_opacity" numeric,
  	"version_theme_logos_dark_filters_saturate" numeric,
  	"version_header" jsonb,
  	"version_footer" jsonb,
  	"version_metadata_favicon_id" integer,
  	"version_metadata_tags" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__sites_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__sites_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_sites_v_locales" (
  	"version_name" varchar,
  	"version_theme_logos_light_media_id" integer,
  	"version_theme_logos_light_alt" varchar,
  	"version_theme_logos_dark_media_id" integer,
  	"version_theme_logos_dark_alt" varchar,
  	"version_seo_title" varchar,
  	"version_seo_global_og_title" varchar,
  	"version_seo_global_og_description" varchar,
  	"version_seo_facebook_og_title" varchar,
  	"version_seo_facebook_og_description" varchar,
  	"version_seo_facebook_og_type" varchar,
  	"version_seo_facebook_og_locale" varchar,
  	"version_seo_facebook_fb_app_id" varchar,
  	"version_seo_facebook_og_url" varchar,
  	"version_seo_facebook_og_image_id" integer,
  	"version_seo_twitter_og_title" varchar,
  	"version_seo_twitter_og_description" varchar,
  	"version_seo_twitter_og_image_id" integer,
  	"version_seo_robots_index_rule" varchar,
  	"version_seo_canonical_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_sites_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "content"."payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"site_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content"."sites_theme_colors" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "content"."sites_theme_variables" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "content"."sites_theme_color_schemes_mapping" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "content"."sites_theme_color_schemes" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "content"."sites_metadata_elements" ALTER COLUMN "tag" DROP NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "site_id" DROP NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "site_type" DROP NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "microsite_id" DROP NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "site_key" DROP NOT NULL;
  ALTER TABLE "content"."sites_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "content"."pages" ADD COLUMN "language_marks" jsonb;
  ALTER TABLE "content"."_pages_v" ADD COLUMN "version_language_marks" jsonb;
  ALTER TABLE "content"."articles" ADD COLUMN "language_marks" jsonb;
  ALTER TABLE "content"."_articles_v" ADD COLUMN "version_language_marks" jsonb;
  ALTER TABLE "content"."people" ADD COLUMN "page_id" integer;
  ALTER TABLE "content"."media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "content"."media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "content"."media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "content"."media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "content"."sites" ADD COLUMN "_status" "content"."enum_sites_status" DEFAULT 'draft';
  ALTER TABLE "content"."payload_locked_documents_rels" ADD COLUMN "reusable_blocks_id" integer;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD COLUMN "missing_paths_id" integer;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD COLUMN "payload_folders_id" integer;
  ALTER TABLE "content"."reusable_blocks" ADD CONSTRAINT "reusable_blocks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."redirects" ADD CONSTRAINT "redirects_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."missing_paths" ADD CONSTRAINT "missing_paths_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_version_theme_colors" ADD CONSTRAINT "_sites_v_version_theme_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_version_theme_variables" ADD CONSTRAINT "_sites_v_version_theme_variables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_version_theme_color_schemes_mapping" ADD CONSTRAINT "_sites_v_version_theme_color_schemes_mapping_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_sites_v_version_theme_color_schemes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_version_theme_color_schemes" ADD CONSTRAINT "_sites_v_version_theme_color_schemes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_version_metadata_elements" ADD CONSTRAINT "_sites_v_version_metadata_elements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_sites_v" ADD CONSTRAINT "_sites_v_parent_id_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v" ADD CONSTRAINT "_sites_v_version_metadata_favicon_id_media_id_fk" FOREIGN KEY ("version_metadata_favicon_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_version_theme_logos_light_media_id_media_id_fk" FOREIGN KEY ("version_theme_logos_light_media_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_version_theme_logos_dark_media_id_media_id_fk" FOREIGN KEY ("version_theme_logos_dark_media_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_version_seo_facebook_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_facebook_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_version_seo_twitter_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_locales" ADD CONSTRAINT "_sites_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_sites_v_texts" ADD CONSTRAINT "_sites_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "content"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."payload_folders" ADD CONSTRAINT "payload_folders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reusable_blocks_site_idx" ON "content"."reusable_blocks" USING btree ("site_id");
  CREATE INDEX "reusable_blocks_updated_at_idx" ON "content"."reusable_blocks" USING btree ("updated_at");
  CREATE INDEX "reusable_blocks_created_at_idx" ON "content"."reusable_blocks" USING btree ("created_at");
  CREATE INDEX "redirects_site_idx" ON "content"."redirects" USING btree ("site_id");
  CREATE INDEX "redirects_source_key_idx" ON "content"."redirects" USING btree ("source_key");
  CREATE INDEX "redirects_source_path_idx" ON "content"."redirects" USING btree ("source_path");
  CREATE INDEX "redirects_target_page_idx" ON "content"."redirects" USING btree ("target_page_id");
  CREATE INDEX "redirects_updated_at_idx" ON "content"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "content"."redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_source_key_idx" ON "content"."redirects" USING btree ("site_id","source_key");
  CREATE INDEX "missing_paths_site_idx" ON "content"."missing_paths" USING btree ("site_id");
  CREATE INDEX "missing_paths_count_idx" ON "content"."missing_paths" USING btree ("count");
  CREATE INDEX "missing_paths_last_seen_idx" ON "content"."missing_paths" USING btree ("last_seen");
  CREATE UNIQUE INDEX "site_path_idx" ON "content"."missing_paths" USING btree ("site_id","path");
  CREATE INDEX "_sites_v_version_theme_colors_order_idx" ON "content"."_sites_v_version_theme_colors" USING btree ("_order");
  CREATE INDEX "_sites_v_version_theme_colors_parent_id_idx" ON "content"."_sites_v_version_theme_colors" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_theme_variables_order_idx" ON "content"."_sites_v_version_theme_variables" USING btree ("_order");
  CREATE INDEX "_sites_v_version_theme_variables_parent_id_idx" ON "content"."_sites_v_version_theme_variables" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_theme_color_schemes_mapping_order_idx" ON "content"."_sites_v_version_theme_color_schemes_mapping" USING btree ("_order");
  CREATE INDEX "_sites_v_version_theme_color_schemes_mapping_parent_id_idx" ON "content"."_sites_v_version_theme_color_schemes_mapping" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_theme_color_schemes_order_idx" ON "content"."_sites_v_version_theme_color_schemes" USING btree ("_order");
  CREATE INDEX "_sites_v_version_theme_color_schemes_parent_id_idx" ON "content"."_sites_v_version_theme_color_schemes" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_metadata_elements_order_idx" ON "content"."_sites_v_version_metadata_elements" USING btree ("_order");
  CREATE INDEX "_sites_v_version_metadata_elements_parent_id_idx" ON "content"."_sites_v_version_metadata_elements" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_parent_idx" ON "content"."_sites_v" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_version_site_id_idx" ON "content"."_sites_v" USING btree ("version_site_id");
  CREATE INDEX "_sites_v_version_version_microsite_id_idx" ON "content"."_sites_v" USING btree ("version_microsite_id");
  CREATE INDEX "_sites_v_version_version_site_key_idx" ON "content"."_sites_v" USING btree ("version_site_key");
  CREATE INDEX "_sites_v_version_metadata_version_metadata_favicon_idx" ON "content"."_sites_v" USING btree ("version_metadata_favicon_id");
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "content"."_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "content"."_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_version_version__status_idx" ON "content"."_sites_v" USING btree ("version__status");
  CREATE INDEX "_sites_v_created_at_idx" ON "content"."_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "content"."_sites_v" USING btree ("updated_at");
  CREATE INDEX "_sites_v_snapshot_idx" ON "content"."_sites_v" USING btree ("snapshot");
  CREATE INDEX "_sites_v_published_locale_idx" ON "content"."_sites_v" USING btree ("published_locale");
  CREATE INDEX "_sites_v_latest_idx" ON "content"."_sites_v" USING btree ("latest");
  CREATE INDEX "_sites_v_version_theme_logos_light_version_theme_logos_l_idx" ON "content"."_sites_v_locales" USING btree ("version_theme_logos_light_media_id","_locale");
  CREATE INDEX "_sites_v_version_theme_logos_dark_version_theme_logos_da_idx" ON "content"."_sites_v_locales" USING btree ("version_theme_logos_dark_media_id","_locale");
  CREATE INDEX "_sites_v_version_seo_facebook_version_seo_facebook_og_im_idx" ON "content"."_sites_v_locales" USING btree ("version_seo_facebook_og_image_id","_locale");
  CREATE INDEX "_sites_v_version_seo_twitter_version_seo_twitter_og_imag_idx" ON "content"."_sites_v_locales" USING btree ("version_seo_twitter_og_image_id","_locale");
  CREATE UNIQUE INDEX "_sites_v_locales_locale_parent_id_unique" ON "content"."_sites_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sites_v_texts_order_parent" ON "content"."_sites_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_folders_name_idx" ON "content"."payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "content"."payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_site_idx" ON "content"."payload_folders" USING btree ("site_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "content"."payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "content"."payload_folders" USING btree ("created_at");
  ALTER TABLE "content"."people" ADD CONSTRAINT "people_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "content"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk" FOREIGN KEY ("reusable_blocks_id") REFERENCES "content"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "content"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_paths_fk" FOREIGN KEY ("missing_paths_id") REFERENCES "content"."missing_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "content"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "people_page_idx" ON "content"."people" USING btree ("page_id");
  CREATE INDEX "media_folder_idx" ON "content"."media" USING btree ("folder_id");
  CREATE INDEX "sites__status_idx" ON "content"."sites" USING btree ("_status");
  CREATE INDEX "payload_locked_documents_rels_reusable_blocks_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("reusable_blocks_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_missing_paths_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("missing_paths_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("payload_folders_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."reusable_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."missing_paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_version_theme_colors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_version_theme_variables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_version_theme_color_schemes_mapping" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_version_theme_color_schemes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_version_metadata_elements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."_sites_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "content"."payload_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content"."reusable_blocks" CASCADE;
  DROP TABLE "content"."redirects" CASCADE;
  DROP TABLE "content"."missing_paths" CASCADE;
  DROP TABLE "content"."_sites_v_version_theme_colors" CASCADE;
  DROP TABLE "content"."_sites_v_version_theme_variables" CASCADE;
  DROP TABLE "content"."_sites_v_version_theme_color_schemes_mapping" CASCADE;
  DROP TABLE "content"."_sites_v_version_theme_color_schemes" CASCADE;
  DROP TABLE "content"."_sites_v_version_metadata_elements" CASCADE;
  DROP TABLE "content"."_sites_v" CASCADE;
  DROP TABLE "content"."_sites_v_locales" CASCADE;
  DROP TABLE "content"."_sites_v_texts" CASCADE;
  DROP TABLE "content"."payload_folders" CASCADE;
  ALTER TABLE "content"."people" DROP CONSTRAINT "people_page_id_pages_id_fk";
  
  ALTER TABLE "content"."media" DROP CONSTRAINT "media_folder_id_payload_folders_id_fk";
  
  ALTER TABLE "content"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk";
  
  ALTER TABLE "content"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "content"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_paths_fk";
  
  ALTER TABLE "content"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payload_folders_fk";
  
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_log_action";
  CREATE TYPE "content"."enum_audit_log_action" AS ENUM('created', 'updated', 'deleted', 'password_changed', 'password_reset', 'factor_enrolled', 'factor_removed', 'factor_reset', 'recovery_used', 'recovery_renewed', 'lead_stage', 'lead_assigned', 'lead_released', 'lead_deleted', 'person_erased', 'leads_exported', 'lead_settings', 'webhook_secret');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE "content"."enum_audit_log_action" USING "action"::"content"."enum_audit_log_action";
  ALTER TABLE "content"."audit_log" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_log_subject";
  CREATE TYPE "content"."enum_audit_log_subject" AS ENUM('users', 'sites', 'leads', 'account-settings');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "subject" SET DATA TYPE "content"."enum_audit_log_subject" USING "subject"::"content"."enum_audit_log_subject";
  DROP INDEX "content"."people_page_idx";
  DROP INDEX "content"."media_folder_idx";
  DROP INDEX "content"."sites__status_idx";
  DROP INDEX "content"."payload_locked_documents_rels_reusable_blocks_id_idx";
  DROP INDEX "content"."payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "content"."payload_locked_documents_rels_missing_paths_id_idx";
  DROP INDEX "content"."payload_locked_documents_rels_payload_folders_id_idx";
  ALTER TABLE "content"."sites_theme_colors" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "content"."sites_theme_variables" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "content"."sites_theme_color_schemes_mapping" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "content"."sites_theme_color_schemes" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "content"."sites_metadata_elements" ALTER COLUMN "tag" SET NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "site_id" SET NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "site_type" SET NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "microsite_id" SET NOT NULL;
  ALTER TABLE "content"."sites" ALTER COLUMN "site_key" SET NOT NULL;
  ALTER TABLE "content"."sites_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "content"."pages" DROP COLUMN "language_marks";
  ALTER TABLE "content"."_pages_v" DROP COLUMN "version_language_marks";
  ALTER TABLE "content"."articles" DROP COLUMN "language_marks";
  ALTER TABLE "content"."_articles_v" DROP COLUMN "version_language_marks";
  ALTER TABLE "content"."people" DROP COLUMN "page_id";
  ALTER TABLE "content"."media" DROP COLUMN "decorative";
  ALTER TABLE "content"."media" DROP COLUMN "folder_id";
  ALTER TABLE "content"."media" DROP COLUMN "focal_x";
  ALTER TABLE "content"."media" DROP COLUMN "focal_y";
  ALTER TABLE "content"."sites" DROP COLUMN "_status";
  ALTER TABLE "content"."payload_locked_documents_rels" DROP COLUMN "reusable_blocks_id";
  ALTER TABLE "content"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "content"."payload_locked_documents_rels" DROP COLUMN "missing_paths_id";
  ALTER TABLE "content"."payload_locked_documents_rels" DROP COLUMN "payload_folders_id";
  DROP TYPE "content"."enum_redirects_language";
  DROP TYPE "content"."enum_redirects_status";
  DROP TYPE "content"."enum_sites_status";
  DROP TYPE "content"."enum__sites_v_version_metadata_elements_position";
  DROP TYPE "content"."enum__sites_v_version_site_type";
  DROP TYPE "content"."enum__sites_v_version_captcha_version";
  DROP TYPE "content"."enum__sites_v_version_theme_preset";
  DROP TYPE "content"."enum__sites_v_version_status";
  DROP TYPE "content"."enum__sites_v_published_locale";`);
}
