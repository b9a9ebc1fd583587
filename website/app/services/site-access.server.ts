import type { PageResponse } from '@vitrine/contract/page.ts';

/** What the server needs in order to speak to core for a site. The key stays here: it is no business of a browser. */
export interface SiteAccess {
  micrositeId: string;
  siteKey: string;
}

const known = new Map<string, SiteAccess>();
const limit = 1000;

/** Every page answer says how to reach core for its site; the last one counts. */
export function rememberSiteAccess(
  hostname: string,
  { microsite_id, site_key }: Pick<PageResponse, 'microsite_id' | 'site_key'>,
): void {
  if (!microsite_id || !site_key) return;
  if (known.size >= limit && !known.has(hostname)) known.delete(known.keys().next().value ?? '');
  known.set(hostname, { micrositeId: microsite_id, siteKey: site_key });
}

export const knownSiteAccess = (hostname: string): SiteAccess | undefined => known.get(hostname);
