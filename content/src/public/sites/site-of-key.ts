import type { Context } from 'hono';
import { ProblemError } from '../http/problem.ts';
import type { SiteDirectory } from './find-site.ts';
import type { SiteRecord } from './site-record.ts';

/** Returns the site whose key the caller sent as `X-Site-Api` (wire.3); throws a problem 401 without one. */
export async function siteOfKey(c: Context, sites: SiteDirectory): Promise<SiteRecord> {
  const key = c.req.header('x-site-api');
  const site = key ? await sites.byKey(key) : null;
  if (!site) throw new ProblemError(401, 'wrong-key', 'X-Site-Api is missing or is no site’s key.');
  return site;
}
