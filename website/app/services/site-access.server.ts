import type { PageResponse } from '@vitrine/contract/page.ts';
import { LRUCache } from 'lru-cache';

/** Credentials of a site for requests to core. The key must not reach the browser. */
export interface SiteAccess {
  micrositeId: string;
  siteKey: string;
}

const known = new LRUCache<string, SiteAccess>({ max: 1000 });

/**
 * Returns the credentials in a page of a site, and stores them for requests without a page. A page without any, and null, get those of the
 * page before.
 */
export function siteAccessOf(
  hostname: string,
  page: Pick<PageResponse, 'microsite_id' | 'site_key'> | null,
): SiteAccess | undefined {
  if (!page?.microsite_id || !page.site_key) return knownSiteAccess(hostname);
  const access = { micrositeId: page.microsite_id, siteKey: page.site_key };
  known.set(hostname, access);
  return access;
}

export const knownSiteAccess = (hostname: string): SiteAccess | undefined => known.get(hostname);
