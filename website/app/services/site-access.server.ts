import type { PageResponse } from '@vitrine/contract/page.ts';

/** Credentials of a site for requests to core. The key must not reach the browser. */
export interface SiteAccess {
  micrositeId: string;
  siteKey: string;
}

const known = new Map<string, SiteAccess>();
const limit = 1000;

/** Stores the credentials that every page response contains; the latest ones apply. */
export function rememberSiteAccess(
  hostname: string,
  { microsite_id, site_key }: Pick<PageResponse, 'microsite_id' | 'site_key'>,
): void {
  if (!microsite_id || !site_key) return;
  if (known.size >= limit && !known.has(hostname)) known.delete(known.keys().next().value ?? '');
  known.set(hostname, { micrositeId: microsite_id, siteKey: site_key });
}

export const knownSiteAccess = (hostname: string): SiteAccess | undefined => known.get(hostname);
