import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { FeedAlarmTable } from '../../db/feed-tables.ts';

/** Figures of one source, for monitoring. */
export interface SourceMetrics {
  id: string;
  name: string;
  /** End of the last run that succeeded; null when none has. */
  last_success: Date | null;
  /** Duration of the last run that ended, seconds; null before it. */
  last_duration: number | null;
  shown: number;
  failed: number;
  /** Open alarms by their kind; a held list has one of the kind `list-held`. */
  alarms: Partial<Record<FeedAlarmTable['kind'], number>>;
}

/** Returns the figures of all sources that are not being removed. */
export async function findSourceMetrics(database: Database): Promise<SourceMetrics[]> {
  const { rows } = await sql<SourceMetrics>`
    select id, name,
      (select max(finished_at) from feed_run where source_id = source.id and outcome = 'done') as last_success,
      (select extract(epoch from finished_at - started_at)::float8 from feed_run
        where source_id = source.id and finished_at is not null order by id desc limit 1) as last_duration,
      (select count(*)::int from feed_record where source_id = source.id and state = 'shown') as shown,
      (select count(*)::int from feed_failure where source_id = source.id) as failed,
      (select coalesce(jsonb_object_agg(kind, alarms), '{}') from (
        select kind, count(*)::int as alarms from feed_alarm
        where source_id = source.id and resolved_at is null group by kind) as open) as alarms
    from feed_source as source where removed_at is null order by created_at, id`.execute(database);
  return rows;
}
