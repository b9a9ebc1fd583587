import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "content"."enum_audit_log_action" AS ENUM('created', 'updated', 'deleted', 'password_changed', 'password_reset', 'factor_enrolled', 'factor_removed', 'factor_reset', 'recovery_used', 'recovery_renewed', 'lead_stage', 'lead_assigned', 'lead_released', 'lead_deleted', 'person_erased', 'leads_exported', 'lead_settings', 'webhook_secret');
  CREATE TYPE "content"."enum_audit_log_subject" AS ENUM('users', 'sites', 'leads', 'account-settings');
  CREATE TABLE "content"."audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "content"."enum_audit_log_action" NOT NULL,
  	"subject" "content"."enum_audit_log_subject" NOT NULL,
  	"title" varchar,
  	"actor" varchar,
  	"address" varchar,
  	"subject_id" varchar,
  	"actor_id" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content"."account_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "content"."users" ADD COLUMN "second_factor_required" boolean DEFAULT false;
  CREATE INDEX "audit_log_action_idx" ON "content"."audit_log" USING btree ("action");
  CREATE INDEX "audit_log_subject_idx" ON "content"."audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_title_idx" ON "content"."audit_log" USING btree ("title");
  CREATE INDEX "audit_log_actor_idx" ON "content"."audit_log" USING btree ("actor");
  CREATE INDEX "audit_log_address_idx" ON "content"."audit_log" USING btree ("address");
  CREATE INDEX "audit_log_subject_id_idx" ON "content"."audit_log" USING btree ("subject_id");
  CREATE INDEX "audit_log_actor_id_idx" ON "content"."audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "content"."audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "content"."audit_log" USING btree ("created_at");
  ALTER TABLE "content"."users" DROP COLUMN "login_attempts";
  ALTER TABLE "content"."users" DROP COLUMN "lock_until";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "content"."audit_log" CASCADE;
  DROP TABLE "content"."account_settings" CASCADE;
  ALTER TABLE "content"."users" DROP COLUMN "second_factor_required";
  DROP TYPE "content"."enum_audit_log_action";
  DROP TYPE "content"."enum_audit_log_subject";
  ALTER TABLE "content"."users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "content"."users" ADD COLUMN "lock_until" timestamp(3) with time zone;`);
}
