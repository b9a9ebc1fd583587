import type { RetentionKind } from '@vitrine/contract/core/retention.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Figures of what a retention job deletes, for monitoring. */
export interface RetentionMetrics {
  kind: RetentionKind;
  /** Seconds since 1970. */
  last: number;
  /** Rows of the last 30 days. */
  deleted: number;
}

/** Returns the figures of each kind, for all sites together. */
export async function findRetentionMetrics(database: Database): Promise<RetentionMetrics[]> {
  const { rows } = await sql<RetentionMetrics>`
    select kind, extract(epoch from max(at))::float8 as last,
      coalesce(sum(deleted) filter (where at > now() - interval '30 days'), 0)::int as deleted
    from retention_run group by kind order by kind`.execute(database);
  return rows;
}
