import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import { createMiddleware } from 'hono/factory';
import type { FindSite } from '../sites/site-cache.ts';
import { isSiteKey } from '../sites/site-key.ts';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';

/**
 * Admits a call whose `X-Site-Key` is the key of the microsite in its path: 401 for a wrong key, 404 for an unknown microsite (wire.3).
 */
export const requireSite = (findSite: FindSite) =>
  createMiddleware<CoreEnv>(async (context, next) => {
    const key = context.req.header('x-site-key');
    if (!key) throw new CoreProblem('unauthorized', { missing: 'X-Site-Key' });
    const micrositeId = context.req.param('microsite_id') ?? '';
    const site = micrositeIdPattern.test(micrositeId) && (await findSite(micrositeId));
    if (!site) throw new CoreProblem('unknown-site');
    if (!isSiteKey(key, site.site_key_hash)) throw new CoreProblem('unauthorized', { missing: 'the key of this site' });
    context.set('site', site);
    await next();
  });
