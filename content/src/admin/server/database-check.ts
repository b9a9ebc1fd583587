import { ClosablePool } from '../../payload/closable-pool.ts';

/** Time for which a successful check is reused, ms, so that the check costs at most one query a second. */
const heldMs = 1_000;
/** Time limit of the check, ms. */
const limitMs = 2_000;

/**
 * Creates a function that checks whether the database answers. It uses a connection of its own, since those of Payload may all be busy. A
 * failed check is not reused.
 */
export function createDatabaseCheck(databaseUrl: string, now: () => number = Date.now): () => Promise<boolean> {
  const pool = new ClosablePool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  let succeededAt = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await pool.query('select 1');
      succeededAt = now();
      return true;
    } catch {
      return false;
    } finally {
      running = undefined;
    }
  }

  return async () => {
    if (now() - succeededAt < heldMs) return true;
    running ??= ask();
    return await running;
  };
}
