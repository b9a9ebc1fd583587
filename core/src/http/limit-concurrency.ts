import { createMiddleware } from 'hono/factory';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';

/** Seconds after which a slot is likely to be free. */
const retrySeconds = 2;

/**
 * Limits the number of calls that run at once; a further call answers 503. Without the limit calls would share the processor until all of
 * them timed out.
 */
export function limitConcurrency(limit: number) {
  let running = 0;
  return createMiddleware<CoreEnv>(async (_context, next) => {
    if (running >= limit) throw new CoreProblem('unavailable', { retryAfter: retrySeconds });
    running++;
    try {
      await next();
    } finally {
      running--;
    }
  });
}
