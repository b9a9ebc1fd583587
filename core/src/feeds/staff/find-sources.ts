import type { FeedState, FeedSummary } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { FeedRunTable, FeedSourceTable } from '../../db/feed-tables.ts';
import type { Staff } from '../../http/staff.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';
import { withinSources } from './feed-staff-services.ts';

/** Returns the sources that the caller may see, in the order in which they were added. */
export async function findSources(database: Database, staff: Staff, locale: Locale): Promise<FeedSummary[]> {
  const sources = await database
    .selectFrom('feed_source')
    .selectAll()
    .where(withinSources(staff))
    .orderBy('created_at')
    .execute();
  return summarize(database, sources, locale);
}

export type SourceRow = Selectable<FeedSourceTable>;

type Destinations = { destinations: { micrositeIds: string[] }[] };

/** Returns sources with their state, counts and alarms. */
export async function summarize(
  database: Database,
  sources: readonly SourceRow[],
  locale: Locale,
): Promise<FeedSummary[]> {
  const ids = sources.map(({ id }) => id);
  const [runs, alarms, shown, failures, sites] = await Promise.all([
    database
      .selectFrom('feed_run')
      .selectAll()
      .distinctOn('source_id')
      .where('source_id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('source_id')
      .orderBy('id', 'desc')
      .execute(),
    database
      .selectFrom('feed_alarm')
      .select(['source_id', 'kind', 'destination', 'detail', 'raised_at'])
      .where('source_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('resolved_at', 'is', null)
      .orderBy('raised_at')
      .execute(),
    countBySource(sql`feed_record where state = 'shown' and source_id = any(${ids}::uuid[])`, database),
    countBySource(sql`feed_failure where source_id = any(${ids}::uuid[])`, database),
    database.selectFrom('site').select(['microsite_id', 'name']).orderBy('microsite_id').execute(),
  ]);
  return sources.map((source) => {
    const run = runs.find(({ source_id }) => source_id === source.id);
    const own = alarms.filter(({ source_id }) => source_id === source.id);
    // Settings are checked when they are stored.
    const { destinations } = source.settings as Destinations;
    const wanted = new Set(destinations.flatMap(({ micrositeIds }) => micrositeIds));
    return {
      id: source.id,
      name: source.name,
      kind: source.kind,
      state: stateOf(source, run, own.length > 0),
      sites: sites.filter(({ microsite_id }) => wanted.has(microsite_id)),
      every_minutes: source.every_minutes,
      shown: shown.get(source.id) ?? 0,
      failures: failures.get(source.id) ?? 0,
      last_run: run ? presentRun(run, locale) : null,
      requested_at: isRequested(source) ? (source.run_requested_at?.toISOString() ?? null) : null,
      checked_at: source.checked_at?.toISOString() ?? null,
      next_run_at: source.next_run_at.toISOString(),
      watermark: source.watermark,
      verified_at: source.verified_at?.toISOString() ?? null,
      alarms: own.map(({ kind, destination, detail, raised_at }) => ({
        kind,
        destination,
        detail: storedReasonText(locale, detail),
        raised_at: raised_at.toISOString(),
      })),
    };
  });
}

async function countBySource(rows: ReturnType<typeof sql>, database: Database): Promise<Map<string, number>> {
  const result = await sql<{ source_id: string; count: number }>`
    select source_id, count(*)::integer as count from ${rows} group by source_id`.execute(database);
  return new Map(result.rows.map(({ source_id, count }) => [source_id, count]));
}

const isRequested = ({ run_requested_at: asked, checked_at: checked }: SourceRow): boolean =>
  asked !== null && (checked === null || checked < asked);

type RunRow = Selectable<FeedRunTable>;

function stateOf(source: SourceRow, run: RunRow | undefined, hasAlarm: boolean): FeedState {
  if (source.removed_at !== null) return 'removing';
  if (!source.is_active) return 'paused';
  if (hasAlarm) return 'alarm';
  if (run?.outcome === 'running') return source.verified_at === null ? 'loading' : 'running';
  return source.checked_at === null ? 'new' : 'ok';
}

/** Returns a run with its reason in a language. */
export const presentRun = (run: RunRow, locale: Locale): NonNullable<FeedSummary['last_run']> => ({
  id: run.id,
  started_at: run.started_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
  outcome: run.outcome,
  reason: run.reason === null ? null : storedReasonText(locale, run.reason),
  read: run.read,
  written: run.written,
  added: run.added,
  failed: run.failed,
  removed: run.removed,
  expected: run.expected,
});
