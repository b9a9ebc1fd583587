import type { Locale } from '@vitrine/contract/locale.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { fetchPage } from './content.server.ts';
import { knownSiteAccess, rememberSiteAccess, type SiteAccess } from './site-access.server.ts';

/** How to reach core for a host; asks the content service when no page of that site was loaded here yet. */
export async function siteAccess(hostname: string, locale: Locale): Promise<SiteAccess | null> {
  const known = knownSiteAccess(hostname);
  if (known) return known;
  const answer = await fetchPage({ path: `/${locale}`, query: {}, hostname, locale });
  const page =
    answer.kind === 'answered' && answer.status === 200 ? pageResponse.safeParse(answer.body).data : undefined;
  if (page) rememberSiteAccess(hostname, page);
  return knownSiteAccess(hostname) ?? null;
}
