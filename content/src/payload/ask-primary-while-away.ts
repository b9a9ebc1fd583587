import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type pg from 'pg';

/** Time for which a replica that did not answer is not asked, ms. */
const skipMs = 5000;

type Query = (...values: unknown[]) => Promise<unknown>;
/** With a callback it is called by the pool itself. */
type Connect = (callback?: unknown) => Promise<unknown>;

/**
 * Sends the queries of a streaming replica's pool to the primary while the replica is away, which Payload does not do. Only queries that
 * return a promise are changed, which are all that Payload sends. Payload also connects once at its start, and a replica that is away then
 * would end the process: it gets no client, which it accepts.
 */
export function askPrimaryWhileAway(replica: pg.Pool, primary: pg.Pool): void {
  const own: Query = replica.query.bind(replica);
  const fallback: Query = primary.query.bind(primary);
  let skippedUntil = 0;
  const query: Query = async (...values) => {
    if (performance.now() < skippedUntil) return fallback(...values);
    try {
      return await own(...values);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      skippedUntil = performance.now() + skipMs;
      return fallback(...values);
    }
  };
  const ownConnect: Connect = replica.connect.bind(replica);
  const connect: Connect = (callback) => {
    if (callback) return ownConnect(callback);
    return ownConnect().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
    });
  };
  replica.connect = connect as pg.Pool['connect'];
  replica.query = query as pg.Pool['query']; // The overloads with callbacks are left out.
}
