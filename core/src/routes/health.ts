import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import type { CoreDeps } from './core-deps.ts';

/**
 * Adds `/healthz`, which always answers 200, and `/readyz`, which answers 503 until the listings are loaded, and once the process is about to end. A ready
 * process stays ready while the database is unavailable: it still serves counts and maps, which would be lost if all
 * processes were taken out of service.
 */
export function addHealth(app: OpenAPIHono<CoreEnv>, { search, isStopping }: CoreDeps): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', (context) => {
    const { isLoaded, isFollowing, listings } = search.status;
    if (!isLoaded || isStopping?.()) throw new CoreProblem('unavailable', { retryAfter: 1 });
    return context.json({ status: 'ready', listings, following: isFollowing });
  });
}
