import type { Pool } from 'pg';
import { createLimiter } from '../http/rate-limiter.ts';

/** More than anybody presses buttons, and than a mail program tries again. */
const changes = { points: 60, duration: 600 };
/** Links that were cut off or have ended. Nobody guesses 256 bits, but whoever tries is not to keep the database busy. */
const misses = { points: 60, duration: 600 };

export const createAlertLimiters = (pool: Pool) => ({
  /** Changes by alert, and not by network: providers of mail unsubscribe all their people from a few addresses. */
  perAlert: createLimiter(pool, 'alert', changes),
  /** Unknown tokens by `clientNetwork`. */
  perClient: createLimiter(pool, 'alert-miss', misses),
});
export type AlertLimiters = ReturnType<typeof createAlertLimiters>;
