import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CoreProblem } from './core-problem.ts';

/** Maximum number of calls (`points`) within a period (`duration`, s). */
export type Limit = { points: number; duration: number };

/** Rate limiter. Both methods throw the 429 problem once the limit is exceeded. */
export type Limiter = {
  /** Counts a call against a key. */
  count(key: string): Promise<void>;
  /** Checks whether one more call would be accepted, without counting it. */
  check(key: string): Promise<void>;
};

const tooMany = (msBeforeNext: number) =>
  new CoreProblem('too-many-calls', { retryAfter: Math.max(1, msBeforeNext / 1000) });

/** Creates a limiter that counts in the database, so that all core processes share the counts. */
export function createLimiter(pool: Pool, keyPrefix: string, limit: Limit): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'core',
    tableName: 'contact_rate',
    tableCreated: true,
    keyPrefix,
    ...limit,
    // Counts in this process while the database is unavailable.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...limit }),
  });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (rejection) {
        throw rejection instanceof RateLimiterRes ? tooMany(rejection.msBeforeNext) : rejection;
      }
    },
    async check(key) {
      const state = await limiter.get(key);
      if (state && state.remainingPoints <= 0) throw tooMany(state.msBeforeNext);
    },
  };
}
