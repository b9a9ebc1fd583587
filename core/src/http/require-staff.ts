import { createMiddleware } from 'hono/factory';
import { isBearer } from './bearer.ts';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';

const limit = 200;

/** Header values are Latin-1, and names are not: the name comes percent-encoded. */
function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '').trim();
  } catch {
    return '';
  }
}

/**
 * Lets a call in that carries the staff key and says for whom it is: `X-Staff-Id`, `X-Staff-Name` (percent-encoded) and
 * `X-Staff-Sites` (microsite ids by commas, or `*`). Who names no site sees none. 401 for anything else.
 */
export const requireStaff = (staffKey: string) =>
  createMiddleware<CoreEnv>(async (context, next) => {
    if (!isBearer(context.req.header('authorization'), staffKey)) throw new CoreProblem('not-staff');
    const id = context.req.header('x-staff-id')?.trim().slice(0, limit);
    const name = decoded(context.req.header('x-staff-name')).slice(0, limit);
    if (!id || !name) throw new CoreProblem('not-staff');
    const sites = (context.req.header('x-staff-sites') ?? '').split(',').map((site) => site.trim());
    context.set('staff', { id, name, sites: sites.includes('*') ? 'all' : sites.filter(Boolean) });
    // What staff see is nobody else's, and goes into no cache.
    context.header('cache-control', 'no-store');
    await next();
  });
