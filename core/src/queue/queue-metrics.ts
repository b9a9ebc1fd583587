import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { queueSchema } from './queues.ts';

/** Figures of one queue, for monitoring. */
export interface QueueMetrics {
  queue: string;
  /** Jobs that wait for a worker, or for their next try. */
  waiting: number;
  /** Jobs that a worker runs. */
  active: number;
  /** Since when the job that waits longest could have run, seconds; 0 when none does. */
  oldest: number;
}

/** Returns the figures of the queues that have jobs to do. */
export async function findQueueMetrics(database: Database): Promise<QueueMetrics[]> {
  const { rows } = await sql<QueueMetrics>`
    select name as queue, count(*) filter (where state < 'active')::int as waiting, count(*) filter (where state = 'active')::int as active,
      greatest(0, coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0))::float8 as oldest
    from ${sql.table(`${queueSchema}.job`)} where state <= 'active' group by name order by name`.execute(database);
  return rows;
}
