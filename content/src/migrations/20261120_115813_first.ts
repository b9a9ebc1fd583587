import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "content"."_locales" AS ENUM('fr', 'en');
  CREATE TYPE "content"."enum_pages_access" AS ENUM('public', 'restricted');
  CREATE TYPE "content"."enum_pages_redirect_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__pages_v_version_access" AS ENUM('public', 'restricted');
  CREATE TYPE "content"."enum__pages_v_version_redirect_status" AS ENUM('301', '302');
  CREATE TYPE "content"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__pages_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "content"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "content"."enum__articles_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "content"."enum_people_languages" AS ENUM('fr', 'en');
  CREATE TYPE "content"."enum_people_kind" AS ENUM('broker', 'team', 'admin', 'director');
  CREATE TYPE "content"."enum_sites_metadata_elements_position" AS ENUM('head', 'body_start', 'body_end');
  CREATE TYPE "content"."enum_sites_site_type" AS ENUM('broker', 'agency');
  CREATE TYPE "content"."enum_sites_captcha_version" AS ENUM('v2', 'v3', 'enterprise', 'altcha');
  CREATE TYPE "content"."enum_sites_theme_preset" AS ENUM('blue', 'red');
  CREATE TYPE "content"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TABLE "content"."pages_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"name" varchar,
  	"color" varchar,
  	"blocks" jsonb
  );
  
  CREATE TABLE "content"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"access" "content"."enum_pages_access" DEFAULT 'public',
  	"blocks" jsonb,
  	"redirect_status" "content"."enum_pages_redirect_status",
  	"replaces_footer" boolean DEFAULT false,
  	"footer" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "content"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content"."pages_locales" (
  	"title" varchar,
  	"path" varchar,
  	"seo_title" varchar,
  	"seo_global_og_title" varchar,
  	"seo_global_og_description" varchar,
  	"seo_facebook_og_title" varchar,
  	"seo_facebook_og_description" varchar,
  	"seo_facebook_og_type" varchar,
  	"seo_facebook_og_locale" varchar,
  	"seo_facebook_fb_app_id" varchar,
  	"seo_facebook_og_url" varchar,
  	"seo_facebook_og_image_id" integer,
  	"seo_twitter_og_title" varchar,
  	"seo_twitter_og_description" varchar,
  	"seo_twitter_og_image_id" integer,
  	"seo_robots_index_rule" varchar,
  	"seo_canonical_url" varchar,
  	"redirect_location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_pages_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"name" varchar,
  	"color" varchar,
  	"blocks" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_access" "content"."enum__pages_v_version_access" DEFAULT 'public',
  	"version_blocks" jsonb,
  	"version_redirect_status" "content"."enum__pages_v_version_redirect_status",
  	"version_replaces_footer" boolean DEFAULT false,
  	"version_footer" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_pages_v_locales" (
  	"version_title" varchar,
  	"version_path" varchar,
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
  	"version_redirect_location" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"picture_id" integer,
  	"category_id" integer,
  	"author_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "content"."enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content"."articles_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_global_og_title" varchar,
  	"seo_global_og_description" varchar,
  	"seo_facebook_og_title" varchar,
  	"seo_facebook_og_description" varchar,
  	"seo_facebook_og_type" varchar,
  	"seo_facebook_og_locale" varchar,
  	"seo_facebook_fb_app_id" varchar,
  	"seo_facebook_og_url" varchar,
  	"seo_facebook_og_image_id" integer,
  	"seo_twitter_og_title" varchar,
  	"seo_twitter_og_description" varchar,
  	"seo_twitter_og_image_id" integer,
  	"seo_robots_index_rule" varchar,
  	"seo_canonical_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_picture_id" integer,
  	"version_category_id" integer,
  	"version_author_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "content"."enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "content"."enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "content"."_articles_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
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
  
  CREATE TABLE "content"."categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."categories_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."people_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "content"."enum_people_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "content"."people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "content"."enum_people_kind" DEFAULT 'broker' NOT NULL,
  	"portrait_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"office_id" integer,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."people_locales" (
  	"job_title" varchar,
  	"bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"slug" varchar NOT NULL,
  	"city" varchar,
  	"postal_code" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."offices_locales" (
  	"name" varchar NOT NULL,
  	"street" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"variants" jsonb,
  	"placeholder" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "content"."media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."sites_theme_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "content"."sites_theme_variables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "content"."sites_theme_color_schemes_mapping" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "content"."sites_theme_color_schemes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "content"."sites_metadata_elements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" varchar NOT NULL,
  	"position" "content"."enum_sites_metadata_elements_position" DEFAULT 'head',
  	"attributes" jsonb,
  	"content" varchar
  );
  
  CREATE TABLE "content"."sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"maintenance" boolean DEFAULT false,
  	"site_id" varchar NOT NULL,
  	"site_type" "content"."enum_sites_site_type" DEFAULT 'broker' NOT NULL,
  	"microsite_id" varchar NOT NULL,
  	"site_key" varchar NOT NULL,
  	"captcha_version" "content"."enum_sites_captcha_version",
  	"captcha_site_key" varchar,
  	"theme_preset" "content"."enum_sites_theme_preset" DEFAULT 'blue',
  	"theme_logos_light_center_x" numeric,
  	"theme_logos_light_center_y" numeric,
  	"theme_logos_light_filters_blur" numeric,
  	"theme_logos_light_filters_brightness" numeric,
  	"theme_logos_light_filters_contrast" numeric,
  	"theme_logos_light_filters_opacity" numeric,
  	"theme_logos_light_filters_saturate" numeric,
  	"theme_logos_dark_center_x" numeric,
  	"theme_logos_dark_center_y" numeric,
  	"theme_logos_dark_filters_blur" numeric,
  	"theme_logos_dark_filters_brightness" numeric,
  	"theme_logos_dark_filters_contrast" numeric,
  	"theme_logos_dark_filters_opacity" numeric,
  	"theme_logos_dark_filters_saturate" numeric,
  	"header" jsonb,
  	"footer" jsonb,
  	"metadata_favicon_id" integer,
  	"metadata_tags" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."sites_locales" (
  	"name" varchar NOT NULL,
  	"theme_logos_light_media_id" integer,
  	"theme_logos_light_alt" varchar,
  	"theme_logos_dark_media_id" integer,
  	"theme_logos_dark_alt" varchar,
  	"seo_title" varchar,
  	"seo_global_og_title" varchar,
  	"seo_global_og_description" varchar,
  	"seo_facebook_og_title" varchar,
  	"seo_facebook_og_description" varchar,
  	"seo_facebook_og_type" varchar,
  	"seo_facebook_og_locale" varchar,
  	"seo_facebook_fb_app_id" varchar,
  	"seo_facebook_og_url" varchar,
  	"seo_facebook_og_image_id" integer,
  	"seo_twitter_og_title" varchar,
  	"seo_twitter_og_description" varchar,
  	"seo_twitter_og_image_id" integer,
  	"seo_robots_index_rule" varchar,
  	"seo_canonical_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "content"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content"."sites_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "content"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "content"."enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "content"."users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sites_id" integer
  );
  
  CREATE TABLE "content"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "content"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"categories_id" integer,
  	"people_id" integer,
  	"offices_id" integer,
  	"media_id" integer,
  	"sites_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "content"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "content"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content"."pages_variants" ADD CONSTRAINT "pages_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."pages_locales" ADD CONSTRAINT "pages_locales_seo_facebook_og_image_id_media_id_fk" FOREIGN KEY ("seo_facebook_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."pages_locales" ADD CONSTRAINT "pages_locales_seo_twitter_og_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_pages_v_version_variants" ADD CONSTRAINT "_pages_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_pages_v" ADD CONSTRAINT "_pages_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_facebook_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_facebook_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_twitter_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."articles" ADD CONSTRAINT "articles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "content"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."articles" ADD CONSTRAINT "articles_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "content"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."articles_locales" ADD CONSTRAINT "articles_locales_seo_facebook_og_image_id_media_id_fk" FOREIGN KEY ("seo_facebook_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."articles_locales" ADD CONSTRAINT "articles_locales_seo_twitter_og_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v" ADD CONSTRAINT "_articles_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "content"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_people_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "content"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_seo_facebook_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_facebook_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_seo_twitter_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_twitter_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."categories" ADD CONSTRAINT "categories_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."people_languages" ADD CONSTRAINT "people_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."people" ADD CONSTRAINT "people_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "content"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."offices" ADD CONSTRAINT "offices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."offices" ADD CONSTRAINT "offices_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites_theme_colors" ADD CONSTRAINT "sites_theme_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites_theme_variables" ADD CONSTRAINT "sites_theme_variables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites_theme_color_schemes_mapping" ADD CONSTRAINT "sites_theme_color_schemes_mapping_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."sites_theme_color_schemes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites_theme_color_schemes" ADD CONSTRAINT "sites_theme_color_schemes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites_metadata_elements" ADD CONSTRAINT "sites_metadata_elements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites" ADD CONSTRAINT "sites_metadata_favicon_id_media_id_fk" FOREIGN KEY ("metadata_favicon_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."sites_locales" ADD CONSTRAINT "sites_locales_theme_logos_light_media_id_media_id_fk" FOREIGN KEY ("theme_logos_light_media_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."sites_locales" ADD CONSTRAINT "sites_locales_theme_logos_dark_media_id_media_id_fk" FOREIGN KEY ("theme_logos_dark_media_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."sites_locales" ADD CONSTRAINT "sites_locales_seo_facebook_og_image_id_media_id_fk" FOREIGN KEY ("seo_facebook_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."sites_locales" ADD CONSTRAINT "sites_locales_seo_twitter_og_image_id_media_id_fk" FOREIGN KEY ("seo_twitter_og_image_id") REFERENCES "content"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."sites_locales" ADD CONSTRAINT "sites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."sites_texts" ADD CONSTRAINT "sites_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."users_rels" ADD CONSTRAINT "users_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "content"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "content"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "content"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "content"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "content"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "content"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "content"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_variants_order_idx" ON "content"."pages_variants" USING btree ("_order");
  CREATE INDEX "pages_variants_parent_id_idx" ON "content"."pages_variants" USING btree ("_parent_id");
  CREATE INDEX "pages_site_idx" ON "content"."pages" USING btree ("site_id");
  CREATE INDEX "pages_updated_at_idx" ON "content"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "content"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "content"."pages" USING btree ("_status");
  CREATE INDEX "pages_path_idx" ON "content"."pages_locales" USING btree ("path","_locale");
  CREATE INDEX "pages_seo_facebook_seo_facebook_og_image_idx" ON "content"."pages_locales" USING btree ("seo_facebook_og_image_id","_locale");
  CREATE INDEX "pages_seo_twitter_seo_twitter_og_image_idx" ON "content"."pages_locales" USING btree ("seo_twitter_og_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "content"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_variants_order_idx" ON "content"."_pages_v_version_variants" USING btree ("_order");
  CREATE INDEX "_pages_v_version_variants_parent_id_idx" ON "content"."_pages_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "content"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "content"."_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "content"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "content"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "content"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "content"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "content"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "content"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "content"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "content"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "content"."_pages_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_pages_v_version_seo_facebook_version_seo_facebook_og_im_idx" ON "content"."_pages_v_locales" USING btree ("version_seo_facebook_og_image_id","_locale");
  CREATE INDEX "_pages_v_version_seo_twitter_version_seo_twitter_og_imag_idx" ON "content"."_pages_v_locales" USING btree ("version_seo_twitter_og_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "content"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_site_idx" ON "content"."articles" USING btree ("site_id");
  CREATE INDEX "articles_picture_idx" ON "content"."articles" USING btree ("picture_id");
  CREATE INDEX "articles_category_idx" ON "content"."articles" USING btree ("category_id");
  CREATE INDEX "articles_author_idx" ON "content"."articles" USING btree ("author_id");
  CREATE INDEX "articles_published_at_idx" ON "content"."articles" USING btree ("published_at");
  CREATE INDEX "articles_updated_at_idx" ON "content"."articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "content"."articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "content"."articles" USING btree ("_status");
  CREATE INDEX "articles_seo_facebook_seo_facebook_og_image_idx" ON "content"."articles_locales" USING btree ("seo_facebook_og_image_id","_locale");
  CREATE INDEX "articles_seo_twitter_seo_twitter_og_image_idx" ON "content"."articles_locales" USING btree ("seo_twitter_og_image_id","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "content"."articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "content"."_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_site_idx" ON "content"."_articles_v" USING btree ("version_site_id");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "content"."_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "content"."_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "content"."_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "content"."_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "content"."_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "content"."_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "content"."_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "content"."_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "content"."_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "content"."_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "content"."_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "content"."_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_version_seo_facebook_version_seo_facebook_og_idx" ON "content"."_articles_v_locales" USING btree ("version_seo_facebook_og_image_id","_locale");
  CREATE INDEX "_articles_v_version_seo_twitter_version_seo_twitter_og_i_idx" ON "content"."_articles_v_locales" USING btree ("version_seo_twitter_og_image_id","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "content"."_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_site_idx" ON "content"."categories" USING btree ("site_id");
  CREATE INDEX "categories_key_idx" ON "content"."categories" USING btree ("key");
  CREATE INDEX "categories_updated_at_idx" ON "content"."categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "content"."categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "content"."categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_languages_order_idx" ON "content"."people_languages" USING btree ("order");
  CREATE INDEX "people_languages_parent_idx" ON "content"."people_languages" USING btree ("parent_id");
  CREATE INDEX "people_site_idx" ON "content"."people" USING btree ("site_id");
  CREATE INDEX "people_slug_idx" ON "content"."people" USING btree ("slug");
  CREATE INDEX "people_portrait_idx" ON "content"."people" USING btree ("portrait_id");
  CREATE INDEX "people_office_idx" ON "content"."people" USING btree ("office_id");
  CREATE INDEX "people_position_idx" ON "content"."people" USING btree ("position");
  CREATE INDEX "people_updated_at_idx" ON "content"."people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "content"."people" USING btree ("created_at");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "content"."people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices_site_idx" ON "content"."offices" USING btree ("site_id");
  CREATE INDEX "offices_slug_idx" ON "content"."offices" USING btree ("slug");
  CREATE INDEX "offices_picture_idx" ON "content"."offices" USING btree ("picture_id");
  CREATE INDEX "offices_updated_at_idx" ON "content"."offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "content"."offices" USING btree ("created_at");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "content"."offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "content"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "content"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "content"."media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "content"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_theme_colors_order_idx" ON "content"."sites_theme_colors" USING btree ("_order");
  CREATE INDEX "sites_theme_colors_parent_id_idx" ON "content"."sites_theme_colors" USING btree ("_parent_id");
  CREATE INDEX "sites_theme_variables_order_idx" ON "content"."sites_theme_variables" USING btree ("_order");
  CREATE INDEX "sites_theme_variables_parent_id_idx" ON "content"."sites_theme_variables" USING btree ("_parent_id");
  CREATE INDEX "sites_theme_color_schemes_mapping_order_idx" ON "content"."sites_theme_color_schemes_mapping" USING btree ("_order");
  CREATE INDEX "sites_theme_color_schemes_mapping_parent_id_idx" ON "content"."sites_theme_color_schemes_mapping" USING btree ("_parent_id");
  CREATE INDEX "sites_theme_color_schemes_order_idx" ON "content"."sites_theme_color_schemes" USING btree ("_order");
  CREATE INDEX "sites_theme_color_schemes_parent_id_idx" ON "content"."sites_theme_color_schemes" USING btree ("_parent_id");
  CREATE INDEX "sites_metadata_elements_order_idx" ON "content"."sites_metadata_elements" USING btree ("_order");
  CREATE INDEX "sites_metadata_elements_parent_id_idx" ON "content"."sites_metadata_elements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sites_site_id_idx" ON "content"."sites" USING btree ("site_id");
  CREATE UNIQUE INDEX "sites_microsite_id_idx" ON "content"."sites" USING btree ("microsite_id");
  CREATE UNIQUE INDEX "sites_site_key_idx" ON "content"."sites" USING btree ("site_key");
  CREATE INDEX "sites_metadata_metadata_favicon_idx" ON "content"."sites" USING btree ("metadata_favicon_id");
  CREATE INDEX "sites_updated_at_idx" ON "content"."sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "content"."sites" USING btree ("created_at");
  CREATE INDEX "sites_theme_logos_light_theme_logos_light_media_idx" ON "content"."sites_locales" USING btree ("theme_logos_light_media_id","_locale");
  CREATE INDEX "sites_theme_logos_dark_theme_logos_dark_media_idx" ON "content"."sites_locales" USING btree ("theme_logos_dark_media_id","_locale");
  CREATE INDEX "sites_seo_facebook_seo_facebook_og_image_idx" ON "content"."sites_locales" USING btree ("seo_facebook_og_image_id","_locale");
  CREATE INDEX "sites_seo_twitter_seo_twitter_og_image_idx" ON "content"."sites_locales" USING btree ("seo_twitter_og_image_id","_locale");
  CREATE UNIQUE INDEX "sites_locales_locale_parent_id_unique" ON "content"."sites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_texts_order_parent" ON "content"."sites_texts" USING btree ("order","parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "content"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "content"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "content"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "content"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "content"."users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "content"."users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "content"."users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "content"."users_rels" USING btree ("path");
  CREATE INDEX "users_rels_sites_id_idx" ON "content"."users_rels" USING btree ("sites_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "content"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "content"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "content"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "content"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "content"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "content"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "content"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "content"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "content"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "content"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "content"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "content"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "content"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "content"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "content"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "content"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "content"."payload_migrations" USING btree ("created_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "content"."pages_variants" CASCADE;
  DROP TABLE "content"."pages" CASCADE;
  DROP TABLE "content"."pages_locales" CASCADE;
  DROP TABLE "content"."_pages_v_version_variants" CASCADE;
  DROP TABLE "content"."_pages_v" CASCADE;
  DROP TABLE "content"."_pages_v_locales" CASCADE;
  DROP TABLE "content"."articles" CASCADE;
  DROP TABLE "content"."articles_locales" CASCADE;
  DROP TABLE "content"."_articles_v" CASCADE;
  DROP TABLE "content"."_articles_v_locales" CASCADE;
  DROP TABLE "content"."categories" CASCADE;
  DROP TABLE "content"."categories_locales" CASCADE;
  DROP TABLE "content"."people_languages" CASCADE;
  DROP TABLE "content"."people" CASCADE;
  DROP TABLE "content"."people_locales" CASCADE;
  DROP TABLE "content"."offices" CASCADE;
  DROP TABLE "content"."offices_locales" CASCADE;
  DROP TABLE "content"."media" CASCADE;
  DROP TABLE "content"."media_locales" CASCADE;
  DROP TABLE "content"."sites_theme_colors" CASCADE;
  DROP TABLE "content"."sites_theme_variables" CASCADE;
  DROP TABLE "content"."sites_theme_color_schemes_mapping" CASCADE;
  DROP TABLE "content"."sites_theme_color_schemes" CASCADE;
  DROP TABLE "content"."sites_metadata_elements" CASCADE;
  DROP TABLE "content"."sites" CASCADE;
  DROP TABLE "content"."sites_locales" CASCADE;
  DROP TABLE "content"."sites_texts" CASCADE;
  DROP TABLE "content"."users_sessions" CASCADE;
  DROP TABLE "content"."users" CASCADE;
  DROP TABLE "content"."users_rels" CASCADE;
  DROP TABLE "content"."payload_kv" CASCADE;
  DROP TABLE "content"."payload_locked_documents" CASCADE;
  DROP TABLE "content"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "content"."payload_preferences" CASCADE;
  DROP TABLE "content"."payload_preferences_rels" CASCADE;
  DROP TABLE "content"."payload_migrations" CASCADE;
  DROP TYPE "content"."_locales";
  DROP TYPE "content"."enum_pages_access";
  DROP TYPE "content"."enum_pages_redirect_status";
  DROP TYPE "content"."enum_pages_status";
  DROP TYPE "content"."enum__pages_v_version_access";
  DROP TYPE "content"."enum__pages_v_version_redirect_status";
  DROP TYPE "content"."enum__pages_v_version_status";
  DROP TYPE "content"."enum__pages_v_published_locale";
  DROP TYPE "content"."enum_articles_status";
  DROP TYPE "content"."enum__articles_v_version_status";
  DROP TYPE "content"."enum__articles_v_published_locale";
  DROP TYPE "content"."enum_people_languages";
  DROP TYPE "content"."enum_people_kind";
  DROP TYPE "content"."enum_sites_metadata_elements_position";
  DROP TYPE "content"."enum_sites_site_type";
  DROP TYPE "content"."enum_sites_captcha_version";
  DROP TYPE "content"."enum_sites_theme_preset";
  DROP TYPE "content"."enum_users_role";`);
}
