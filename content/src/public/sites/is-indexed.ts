import type { Locale, Localized } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import { normalizeDomain } from '../../paths/domains.ts';
import type { SiteRecord } from './site-record.ts';

/**
 * True when search engines may index a page at `path`: neither the page nor its site forbids it, and the page names no other
 * canonical address.
 */
export function isIndexed(
  seo: Localized<Seo>,
  { site, locale, path }: { site: SiteRecord; locale: Locale; path: string },
) {
  const { robots_index_rule, canonical_url } = seo[locale] ?? {};
  const rule = robots_index_rule || site.seo[locale]?.robots_index_rule || '';
  return !/\b(noindex|none)\b/i.test(rule) && (!canonical_url || isOwnAddress(canonical_url, site, path));
}

function isOwnAddress(canonical: string, { hosts }: SiteRecord, path: string): boolean {
  const url = URL.canParse(canonical) ? new URL(canonical) : null;
  const isOnSite = url === null || (hosts.includes(normalizeDomain(url.host)) && url.search === '');
  return isOnSite && (url?.pathname ?? canonical).replace(/\/$/, '') === path;
}
