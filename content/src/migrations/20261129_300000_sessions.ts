import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * The devices of sessions; Payload's own table of sessions is written anew with each log-in. There is no foreign key to users: a log-in locks the
 * user's row and writes here over another connection, so it would wait for itself.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'sessions_ended' BEFORE 'lead_stage';
  CREATE TABLE "content"."session_device" (
    "session_id" varchar PRIMARY KEY,
    "user_id" integer NOT NULL,
    "browser" varchar,
    "system" varchar,
    "last_active" timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX "session_device_user_idx" ON "content"."session_device" ("user_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "content"."session_device";
  DELETE FROM "content"."audit_log" WHERE "action" = 'sessions_ended';
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_log_action";
  CREATE TYPE "content"."enum_audit_log_action" AS ENUM('created', 'updated', 'trashed', 'restored', 'deleted', 'password_changed', 'password_reset', 'factor_enrolled', 'factor_removed', 'factor_reset', 'recovery_used', 'recovery_renewed', 'lead_stage', 'lead_assigned', 'lead_released', 'lead_note_added', 'lead_note_changed', 'lead_note_deleted', 'lead_deleted', 'person_erased', 'person_read', 'person_file', 'consents_exported', 'leads_exported', 'lead_settings', 'webhook_secret', 'feed_added', 'feed_changed', 'feed_removed', 'feed_list_approved', 'feed_list_refused', 'feed_reloaded', 'seller_report_added', 'seller_report_paused', 'seller_report_resumed', 'seller_report_ended', 'publish_scheduled', 'unpublish_scheduled', 'schedule_cancelled', 'published_on_schedule', 'unpublished_on_schedule', 'schedule_failed');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE "content"."enum_audit_log_action" USING "action"::"content"."enum_audit_log_action";`);
}
