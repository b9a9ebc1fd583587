import { createHash } from 'node:crypto';
import { createRateLimiter, type RateLimit } from '@vitrine/network/rate-limiter.ts';
import type { Pool } from 'pg';

export interface AttemptLimit {
  /** Counts an attempt. Returns false when the limit was reached before it. */
  count(key: string): Promise<boolean>;
  /** Reverts one counted attempt. */
  giveBack(key: string): Promise<void>;
  /** Deletes all attempts of the key. */
  clear(key: string): Promise<void>;
}

/** Limits of one installation. Only failures count: a correct password reverts its attempt. */
export const defaultLimits = {
  /** Failed log-ins from one network: an office shares one address. */
  logInByNetwork: { points: 30, duration: 600 },
  /** Failed log-ins to one account, known or not. */
  logInByAccount: { points: 10, duration: 600 },
  /** Wrong second-factor codes of one account. At 5 in a quarter of an hour, guessing one code takes years. */
  codeByAccount: { points: 5, duration: 900 },
  mailByNetwork: { points: 10, duration: 3600 },
  mailByAccount: { points: 3, duration: 3600 },
} satisfies Record<string, RateLimit>;

export type AttemptLimits = Record<keyof typeof defaultLimits, AttemptLimit>;

/** Hashes the key, because an e-mail address may be longer than the column. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Creates a limit whose counts all admin processes share. */
function createAttemptLimit(pool: Pool, name: string, limit: RateLimit): AttemptLimit {
  const limiter = createRateLimiter({ pool, schema: 'content', table: 'attempt_limit' }, name, limit);
  return {
    count: async (key) => (await limiter.count(digest(key))) === null,
    giveBack: (key) => limiter.giveBack(digest(key)),
    clear: (key) => limiter.clear(digest(key)),
  };
}

export const createAttemptLimits = (pool: Pool): AttemptLimits => {
  const create = (name: keyof typeof defaultLimits) => createAttemptLimit(pool, name, defaultLimits[name]);
  return {
    logInByNetwork: create('logInByNetwork'),
    logInByAccount: create('logInByAccount'),
    codeByAccount: create('codeByAccount'),
    mailByNetwork: create('mailByNetwork'),
    mailByAccount: create('mailByAccount'),
  };
};
