import type { MigrateUpArgs } from '@payloadcms/db-postgres';

/** Marks the sites that exist before sites have drafts as published, which they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`update content.sites set _status = 'published'`);
}

/** The column goes with the migration before. */
export async function down(): Promise<void> {}
