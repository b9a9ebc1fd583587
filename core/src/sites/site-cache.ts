import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type { Site } from './find-site.ts';

/** Time for which a cached microsite is used, ms. */
const freshMs = 5000;

export type FindSite = (micrositeId: string) => Promise<Site | undefined>;

/**
 * Caches the microsites that `find` returns for some seconds, because every call needs its site. While the database is
 * unavailable the last known value stays valid.
 */
export function createSiteCache(find: FindSite, now: () => number = Date.now): FindSite {
  const known = new Map<string, { site: Site; at: number }>();
  return async (micrositeId) => {
    const last = known.get(micrositeId);
    if (last && now() - last.at < freshMs) return last.site;
    try {
      const site = await find(micrositeId);
      if (site) known.set(micrositeId, { site, at: now() });
      else known.delete(micrositeId);
      return site;
    } catch (error) {
      if (last && isDatabaseUnavailable(error)) return last.site;
      throw error;
    }
  };
}
