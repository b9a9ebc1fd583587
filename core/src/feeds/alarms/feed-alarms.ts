import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { FeedAlarmTable } from '../../db/feed-tables.ts';
import { type Reason, reasonOf, storedReason } from '../reasons/reason.ts';

export type AlarmKind = FeedAlarmTable['kind'];

/** Time without a verified list after which a source counts as stale, ms (feeds.10: DDF asks for 24 hours). */
export const staleMs = 20 * 3_600_000;

/** Opens an alarm, or renews the open one of the same kind. */
export async function raiseAlarm(
  database: Database,
  alarm: { sourceId: string; kind: AlarmKind; destination?: string; reason: Reason },
): Promise<void> {
  const { sourceId, kind, destination = '' } = alarm;
  const detail = storedReason(alarm.reason);
  await database
    .insertInto('feed_alarm')
    .values({ source_id: sourceId, kind, destination, detail })
    .onConflict((conflict) =>
      conflict
        .columns(['source_id', 'kind', 'destination'])
        .where('resolved_at', 'is', null)
        .doUpdateSet({ detail, last_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Closes the open alarms of these kinds. */
export async function resolveAlarms(
  database: Database,
  sourceId: string,
  kinds: readonly AlarmKind[],
  destination = '',
): Promise<void> {
  await database
    .updateTable('feed_alarm')
    .set({ resolved_at: sql<Date>`now()` })
    .where('source_id', '=', sourceId)
    .where('kind', 'in', kinds)
    .where('destination', '=', destination)
    .where('resolved_at', 'is', null)
    .execute();
}

/** Raises an alarm for each active source whose last verified list is too old, and ends those of the others. A new source has the same time. */
export async function updateStaleAlarms(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - staleMs);
  const sources = await database
    .selectFrom('feed_source')
    .select(['id', sql<Date>`coalesce(verified_at, created_at)`.as('since')])
    .where('is_active', '=', true)
    .where('removed_at', 'is', null)
    .execute();
  for (const { id, since } of sources) {
    if (since >= oldest) await resolveAlarms(database, id, ['stale']);
    else {
      const reason = reasonOf('not-verified', { since: since.toISOString() });
      await raiseAlarm(database, { sourceId: id, kind: 'stale', reason });
    }
  }
}
