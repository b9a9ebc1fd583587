import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Maximum number of calls (`points`) within a period (`duration`, s). */
export interface RateLimit {
  points: number;
  duration: number;
}

/** Counts calls by a key, such as the network of a client. */
export interface RateLimiter {
  /** Counts a call. Returns null, or once the limit is exceeded the time until it accepts calls again, ms. */
  count(key: string): Promise<number | null>;
  /** Returns what `count` would return, without counting. */
  check(key: string): Promise<number | null>;
  /** Reverts one counted call. */
  giveBack(key: string): Promise<void>;
  /** Forgets all calls of a key. */
  clear(key: string): Promise<void>;
}

/** Table of the counts. Its columns are those that `rate-limiter-flexible` expects; migrations create it. */
export interface RateTable {
  pool: Pool;
  schema: string;
  table: string;
}

/**
 * Creates a limiter that counts in the database, so that all processes share the counts. While the database is unavailable each process
 * counts alone. `name` tells the limits of one table apart.
 */
export function createRateLimiter({ pool, schema, table }: RateTable, name: string, limit: RateLimit): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: schema,
    tableName: table,
    tableCreated: true,
    keyPrefix: name,
    ...limit,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...limit }),
  });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext;
        throw rejection;
      }
    },
    async check(key) {
      const state = await limiter.get(key);
      return state && state.remainingPoints <= 0 ? state.msBeforeNext : null;
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}
