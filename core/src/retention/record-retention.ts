import type { RetentionRun } from '@vitrine/contract/core/retention.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { RetentionRunTable } from '../db/person-tables.ts';

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Notes what a retention job has deleted, also when it was nothing: the register shows that the job runs. Runs of one day add up. */
export async function recordRetention(
  database: Database,
  run: Omit<Insertable<RetentionRunTable>, 'day'>,
): Promise<void> {
  await database
    .insertInto('retention_run')
    .values({ ...run, day: run.at.toISOString().slice(0, 10) })
    .onConflict((conflict) =>
      conflict.expression(sql`day, kind, coalesce(microsite_id, '')`).doUpdateSet(({ ref }) => ({
        deleted: sql`retention_run.deleted + ${ref('excluded.deleted')}`,
        before: ref('excluded.before'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}

/** Days of the register that staff see. */
const shownDays = 92;
/** Rows that staff see at most. */
const shownRows = 2000;

/** Returns the runs of the last three months on the given sites (null: all), the newest first. Those for all sites name none, and everybody sees them. */
export async function findRetentionRuns(
  database: Database,
  sites: readonly string[] | null,
  now: Date,
): Promise<RetentionRun[]> {
  const rows = await database
    .selectFrom('retention_run')
    .select(['kind', 'microsite_id', 'before', 'deleted', 'at'])
    .where('at', '>=', daysBefore(now, shownDays))
    .where(
      sites === null
        ? sql<boolean>`true`
        : sql<boolean>`(microsite_id is null or microsite_id = any(${[...sites]}::text[]))`,
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownRows)
    .execute();
  return rows.map(({ before, at, ...row }) => ({ ...row, before: before.toISOString(), at: at.toISOString() }));
}
