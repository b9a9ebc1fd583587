import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import { CoreProblem } from '../http/core-problem.ts';
import type { Staff } from '../http/staff.ts';
import type { Site } from '../sites/find-site.ts';
import type { CoreDeps } from './core-deps.ts';

/** Returns a site that the caller may see. Throws the 404 problem for any other. */
export async function staffSite(
  { findCachedSite }: Pick<CoreDeps, 'findCachedSite'>,
  { scope }: Staff,
  micrositeId: string,
): Promise<Site> {
  const isOwn = scope.kind === 'all' || scope.sites.includes(micrositeId);
  // PostgreSQL takes no null character.
  const site = isOwn && micrositeIdPattern.test(micrositeId) ? await findCachedSite(micrositeId) : undefined;
  if (!site) throw new CoreProblem('unknown-site');
  return site;
}
