import { createMiddleware } from 'hono/factory';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';

/** Admits only staff of all sites. */
export const adminsOnly = createMiddleware<CoreEnv>(async (context, next) => {
  if (context.get('staff').scope.kind !== 'all') throw new CoreProblem('admins-only');
  await next();
});
