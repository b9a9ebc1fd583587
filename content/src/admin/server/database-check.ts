import { once } from 'node:events';
import { answerLimit } from '@vitrine/network/answer-limit.ts';
import { ClosablePool } from '../../payload/closable-pool.ts';

/** Time for which a successful check is reused, ms, so that the check costs at most one query a second. */
const heldMs = 1_000;
/** Time limit of the check, ms; a form whose code is loaded keeps the process itself busy for some seconds. */
const limitMs = 2_000;
/** Time after which a connection that stays silent is given up, ms. */
const silenceMs = 10_000;

/**
 * Creates a function that checks whether the database answers. It uses a connection of its own, since those of Payload may all be busy. A
 * failed check is not reused.
 */
export function createDatabaseCheck(databaseUrl: string, now: () => number = Date.now): () => Promise<boolean> {
  const pool = new ClosablePool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
  });
  let succeededAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await pool.query('select 1');
      succeededAt = now();
      return true;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  }

  return async () => {
    if (now() - succeededAt < heldMs) return true;
    asked ??= ask();
    const limit = answerLimit(limitMs);
    try {
      return await Promise.race([asked, once(limit.signal, 'abort').then(() => false)]);
    } finally {
      limit.end();
    }
  };
}
