import type { MigrateUpArgs } from '@payloadcms/db-postgres';

/** Marks the existing sites as published: until now, sites had no drafts, so each of them is public. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`update content.sites set _status = 'published'`);
}

/** Does nothing: the migration before this one removes the column when it is reverted. */
export async function down(): Promise<void> {}
