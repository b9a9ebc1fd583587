import { createRateLimiter, type RateLimit } from '@vitrine/network/rate-limiter.ts';
import type { Pool } from 'pg';
import { CoreProblem } from './core-problem.ts';

/** Limit on calls. Both methods throw the 429 problem once the limit is exceeded. */
export interface CallLimiter {
  /** Counts a call against a key. */
  count(key: string): Promise<void>;
  /** Checks whether one more call would be accepted, without counting it. */
  check(key: string): Promise<void>;
}

function refuse(waitMs: number | null): void {
  if (waitMs !== null) throw new CoreProblem('too-many-calls', { retryAfter: Math.max(1, waitMs / 1000) });
}

/** Creates a limiter whose counts all core processes share. `name` tells the limits apart. */
export function createCallLimiter(pool: Pool, name: string, limit: RateLimit): CallLimiter {
  const limiter = createRateLimiter({ pool, schema: 'core', table: 'contact_rate' }, name, limit);
  return {
    count: async (key) => refuse(await limiter.count(key)),
    check: async (key) => refuse(await limiter.check(key)),
  };
}
