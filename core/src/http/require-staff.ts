import { createMiddleware } from 'hono/factory';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';
import { readStaffApiToken, staffApiTokenKey } from './read-staff-api-token.ts';

const bearerToken = /^Bearer ([\w.-]+)$/;

/** Admits a call that carries a valid staff token as bearer, and sets `staff`. Throws the 401 problem for any other. */
export function requireStaff(staffApiKey: string, now: () => Date) {
  const key = staffApiTokenKey(staffApiKey);
  return createMiddleware<CoreEnv>(async (context, next) => {
    const [, token] = bearerToken.exec(context.req.header('authorization') ?? '') ?? [];
    const claims = token ? await readStaffApiToken(token, key, now()) : null;
    if (!claims) throw new CoreProblem('not-staff', { missing: token ? 'a valid staff token' : 'a staff token' });
    context.set('staff', { id: claims.sub, name: claims.name, scope: claims.scope });
    // Personal information must not be stored by a cache.
    context.header('cache-control', 'no-store');
    await next();
  });
}
