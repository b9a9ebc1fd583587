import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CoreProblem } from '../http/core-problem.ts';

/** So many messages in so many seconds. */
export type Limit = { points: number; duration: number };
export type ContactLimits = { perClient: Limit; perEmail: Limit };

/** Enough for an office behind one address, too little for a flood. */
export const defaultContactLimits: ContactLimits = {
  perClient: { points: 20, duration: 600 },
  perEmail: { points: 5, duration: 600 },
};

/** Counts a call against a key; throws the 429 problem once the limit is passed. */
export type Limiter = (key: string) => Promise<void>;

function createLimiter(pool: Pool, keyPrefix: string, limit: Limit): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'core',
    tableName: 'contact_rate',
    tableCreated: true,
    keyPrefix,
    ...limit,
    // Counted here while the database is away.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...limit }),
  });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new CoreProblem('too-many-calls', { retryAfter: rejection.msBeforeNext / 1000 });
    }
  };
}

export const createContactLimiters = (pool: Pool, limits: ContactLimits) => ({
  perClient: createLimiter(pool, 'client', limits.perClient),
  perEmail: createLimiter(pool, 'email', limits.perEmail),
});
export type ContactLimiters = ReturnType<typeof createContactLimiters>;
