import type { Pool } from 'pg';
import { createCallLimiter } from '../http/call-limiter.ts';

/** Limit on changes of one alert: more than a person makes, including the retries of a mail program. */
const changes = { points: 60, duration: 600 };
/**
 * Limit on calls with unknown tokens. Some are legitimate (truncated or expired links). Nobody guesses 256 bits, but attempts must not
 * load the database.
 */
const misses = { points: 60, duration: 600 };

export const createAlertLimiters = (pool: Pool) => ({
  /**
   * Counts changes by alert and not by network: mail providers send the unsubscriptions of all their users from a few
   * addresses.
   */
  perAlert: createCallLimiter(pool, 'alert', changes),
  /** Counts unknown tokens by `clientNetwork`. */
  perClient: createCallLimiter(pool, 'alert-miss', misses),
});
export type AlertLimiters = ReturnType<typeof createAlertLimiters>;
