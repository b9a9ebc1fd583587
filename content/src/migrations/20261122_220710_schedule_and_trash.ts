import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "content"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish');
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'publish_scheduled';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'unpublish_scheduled';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'schedule_cancelled';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'published_on_schedule';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'unpublished_on_schedule';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'schedule_failed';
  ALTER TYPE "content"."enum_audit_log_subject" ADD VALUE 'pages' BEFORE 'account-settings';
  ALTER TYPE "content"."enum_audit_log_subject" ADD VALUE 'articles' BEFORE 'account-settings';
  CREATE TABLE "content"."scheduled_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"page_id" integer,
  	"article_id" integer,
  	"action" "content"."enum_scheduled_changes_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"user_id" integer,
  	"user_name" varchar,
  	"is_failed" boolean DEFAULT false,
  	"failure" jsonb,
  	"attempts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content"."scheduled_changes" ADD CONSTRAINT "scheduled_changes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."scheduled_changes" ADD CONSTRAINT "scheduled_changes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."scheduled_changes" ADD CONSTRAINT "scheduled_changes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "content"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content"."scheduled_changes" ADD CONSTRAINT "scheduled_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "content"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "scheduled_changes_site_idx" ON "content"."scheduled_changes" USING btree ("site_id");
  CREATE INDEX "scheduled_changes_page_idx" ON "content"."scheduled_changes" USING btree ("page_id");
  CREATE INDEX "scheduled_changes_article_idx" ON "content"."scheduled_changes" USING btree ("article_id");
  CREATE INDEX "scheduled_changes_at_idx" ON "content"."scheduled_changes" USING btree ("at");
  CREATE INDEX "scheduled_changes_user_idx" ON "content"."scheduled_changes" USING btree ("user_id");
  CREATE INDEX "scheduled_changes_updated_at_idx" ON "content"."scheduled_changes" USING btree ("updated_at");
  CREATE INDEX "scheduled_changes_created_at_idx" ON "content"."scheduled_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_action_idx" ON "content"."scheduled_changes" USING btree ("page_id","action");
  CREATE UNIQUE INDEX "article_action_idx" ON "content"."scheduled_changes" USING btree ("article_id","action");
  CREATE INDEX "pages_deleted_at_idx" ON "content"."pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "content"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "articles_deleted_at_idx" ON "content"."articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "content"."_articles_v" USING btree ("version_deleted_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "content"."scheduled_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content"."scheduled_changes" CASCADE;
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_log_action";
  CREATE TYPE "content"."enum_audit_log_action" AS ENUM('created', 'updated', 'deleted', 'password_changed', 'password_reset', 'factor_enrolled', 'factor_removed', 'factor_reset', 'recovery_used', 'recovery_renewed', 'lead_stage', 'lead_assigned', 'lead_released', 'lead_deleted', 'person_erased', 'leads_exported', 'lead_settings', 'webhook_secret', 'feed_added', 'feed_changed', 'feed_removed', 'feed_list_approved');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE "content"."enum_audit_log_action" USING "action"::"content"."enum_audit_log_action";
  ALTER TABLE "content"."audit_log" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_log_subject";
  CREATE TYPE "content"."enum_audit_log_subject" AS ENUM('users', 'sites', 'leads', 'feeds', 'account-settings');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "subject" SET DATA TYPE "content"."enum_audit_log_subject" USING "subject"::"content"."enum_audit_log_subject";
  DROP INDEX "content"."pages_deleted_at_idx";
  DROP INDEX "content"."_pages_v_version_version_deleted_at_idx";
  DROP INDEX "content"."articles_deleted_at_idx";
  DROP INDEX "content"."_articles_v_version_version_deleted_at_idx";
  ALTER TABLE "content"."pages" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "content"."articles" DROP COLUMN "deleted_at";
  ALTER TABLE "content"."_articles_v" DROP COLUMN "version_deleted_at";
  DROP TYPE "content"."enum_scheduled_changes_action";`);
}
