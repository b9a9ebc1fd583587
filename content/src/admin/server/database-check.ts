import { setTimeout } from 'node:timers/promises';
import { ClosablePool } from '../../payload/closable-pool.ts';

/** Time for which a successful check is reused, ms, so that the check costs at most one query a second. */
const heldMs = 1_000;
/** Time limit of the check, ms. */
const limitMs = 2_000;
/** Part of the limit that one turn of the event loop uses up, ms, however long the turn takes. */
const sliceMs = 100;
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
    const limit = new AbortController();
    try {
      return await Promise.race([asked, elapse(limit.signal).then(() => false)]);
    } finally {
      limit.abort();
    }
  };
}

/**
 * Resolves after the time limit of the check. A process that is busy for some seconds, such as while it loads the code of a form, reads an
 * answer of the database late: that time is not the database's.
 */
async function elapse(signal: AbortSignal): Promise<void> {
  for (let elapsed = 0; elapsed < limitMs; elapsed += sliceMs) await setTimeout(sliceMs, undefined, { signal });
}
