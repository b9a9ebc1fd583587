import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'person_read' BEFORE 'leads_exported';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'person_file' BEFORE 'leads_exported';
  ALTER TYPE "content"."enum_audit_log_action" ADD VALUE 'consents_exported' BEFORE 'leads_exported';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DELETE FROM "content"."audit_log" WHERE "action" IN ('person_read', 'person_file', 'consents_exported');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "content"."enum_audit_log_action";
  CREATE TYPE "content"."enum_audit_log_action" AS ENUM('created', 'updated', 'trashed', 'restored', 'deleted', 'password_changed', 'password_reset', 'factor_enrolled', 'factor_removed', 'factor_reset', 'recovery_used', 'recovery_renewed', 'lead_stage', 'lead_assigned', 'lead_released', 'lead_note_added', 'lead_note_changed', 'lead_note_deleted', 'lead_deleted', 'person_erased', 'leads_exported', 'lead_settings', 'webhook_secret', 'feed_added', 'feed_changed', 'feed_removed', 'feed_list_approved', 'feed_list_refused', 'feed_reloaded', 'publish_scheduled', 'unpublish_scheduled', 'schedule_cancelled', 'published_on_schedule', 'unpublished_on_schedule', 'schedule_failed');
  ALTER TABLE "content"."audit_log" ALTER COLUMN "action" SET DATA TYPE "content"."enum_audit_log_action" USING "action"::"content"."enum_audit_log_action";`);
}
