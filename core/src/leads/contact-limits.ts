import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CoreProblem } from '../http/core-problem.ts';

/** So many messages in so many seconds. */
export type Limit = { points: number; duration: number };
export type ContactLimits = {
  /** Messages accepted from one network. */
  acceptedPerClient: Limit;
  /** Messages rejected from one network. */
  rejectedPerClient: Limit;
  /** Messages accepted from one e-mail address. */
  perEmail: Limit;
};

/**
 * Limits that suffice for an office behind one address and stop a flood. Rejected messages are counted apart, so that somebody's junk does
 * not keep out the valid messages of the same office.
 */
export const defaultContactLimits: ContactLimits = {
  acceptedPerClient: { points: 20, duration: 600 },
  rejectedPerClient: { points: 20, duration: 600 },
  perEmail: { points: 5, duration: 600 },
};

/** Both throw the 429 problem once the limit is passed. */
export type Limiter = {
  /** Counts a call against a key. */
  count(key: string): Promise<void>;
  /** Looks whether one more would be counted, and counts nothing. */
  check(key: string): Promise<void>;
};

const tooMany = (msBeforeNext: number) =>
  new CoreProblem('too-many-calls', { retryAfter: Math.max(1, msBeforeNext / 1000) });

/** Counts in the database, so that all processes of core count together. */
export function createLimiter(pool: Pool, keyPrefix: string, limit: Limit): Limiter {
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

export const createContactLimiters = (pool: Pool, limits: ContactLimits) => ({
  /** Keyed by `clientNetwork`, as is the next. */
  acceptedPerClient: createLimiter(pool, 'client', limits.acceptedPerClient),
  rejectedPerClient: createLimiter(pool, 'rejected', limits.rejectedPerClient),
  /** By the e-mail address in small letters; a dot or a plus makes another one, as it does for most mail servers. */
  perEmail: createLimiter(pool, 'email', limits.perEmail),
});
export type ContactLimiters = ReturnType<typeof createContactLimiters>;
