import { createMiddleware } from 'hono/factory';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';

/** Seconds until a place is likely to be free. */
const retrySeconds = 2;

/**
 * Lets so many calls be at work at once; any other is 503 at once. Under more than a process can do, calls would take turns until all of
 * them were too late, each for nothing: this way those that were begun are finished, and the others come back.
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
