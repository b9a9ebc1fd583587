import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { hasSearch, pageResponse } from '@vitrine/contract/page.ts';
import { fetchPage } from './content.server.ts';
import { knownSiteAccess, type SiteAccess, siteAccessOf } from './site-access.server.ts';
import { isUnknownSite } from './unknown-site.ts';

/** The fields of a page response with the credentials for core, so that errors elsewhere in the page do not matter. */
const siteKeys = pageResponse.pick({ microsite_id: true, site_key: true });

/**
 * Returns the credentials for core of a host, from the content service when no page of that site was loaded yet; null when the
 * service does not respond.
 */
export async function siteAccess(hostname: string, locale: Locale): Promise<SiteAccess | 'unknown-site' | null> {
  const known = knownSiteAccess(hostname);
  if (known) return known;
  const answer = await fetchPage({ path: `/${locale}`, query: {}, hostname, locale });
  if (answer.kind === 'unreachable') return null;
  if (answer.status === 404 && isUnknownSite(answer.body)) return 'unknown-site';
  const page = answer.status === 200 ? siteKeys.safeParse(answer.body).data : undefined;
  return siteAccessOf(hostname, page ?? null) ?? null;
}

const siteSearch = pageResponse.pick({ search_locales: true });

/** Returns whether a site has a search in a language, from the first of its home pages; null when the service does not tell. */
export async function siteHasSearch({
  hostname,
  locale,
}: {
  hostname: string;
  locale: Locale;
}): Promise<boolean | null> {
  for (const each of locales) {
    const answer = await fetchPage({ path: `/${each}`, query: {}, hostname, locale: each });
    if (answer.kind === 'unreachable' || answer.status >= 500) return null;
    const page = answer.status === 200 ? siteSearch.safeParse(answer.body).data : undefined;
    if (page) return hasSearch(page, locale);
  }
  return null;
}
