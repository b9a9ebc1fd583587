import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type { Database } from './connect.ts';

/** Runs read-only work on a replica, or on the primary when no replica is available. */
export type Reader = <Answer>(work: (database: Database) => Promise<Answer>) => Promise<Answer>;

/** Time for which a replica that did not answer is skipped, ms. */
const skipMs = 5000;

/**
 * Uses the replicas in turn. An unavailable one is skipped for a while and the work retried on the next, finally on the
 * primary.
 */
export function createReader(
  primary: Database,
  replicas: Database[],
  now: () => number = () => performance.now(),
): Reader {
  const skippedUntil = new Map<Database, number>();
  let turn = 0;
  return async (work) => {
    const start = turn++;
    const inTurn = replicas.map((_, index) => replicas[(start + index) % replicas.length] ?? primary);
    for (const replica of inTurn) {
      if ((skippedUntil.get(replica) ?? 0) > now()) continue;
      try {
        return await work(replica);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        skippedUntil.set(replica, now() + skipMs);
      }
    }
    return work(primary);
  };
}
