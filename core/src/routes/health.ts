import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import type { CoreDeps } from './core-deps.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it has loaded the listings; otherwise 503. A process that is ready stays so while the
 * database is away: it goes on counting and drawing maps, and taking all processes out would take that away too.
 */
export function addHealth(app: OpenAPIHono<CoreEnv>, { search }: CoreDeps): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', (context) => {
    const { isLoaded, isFollowing, listings } = search.status;
    if (!isLoaded) throw new CoreProblem('unavailable', { retryAfter: 1 });
    return context.json({ status: 'ready', listings, following: isFollowing });
  });
}
