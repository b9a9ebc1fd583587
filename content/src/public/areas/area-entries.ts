import { areaPaths } from '@vitrine/contract/core/area-path.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { SitemapEntry } from '@vitrine/contract/sitemap.ts';
import type { Payload } from 'payload';
import type { CoreClient } from '../core/core-client.ts';
import { isIndexed } from '../sites/is-indexed.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { storedAreaPaths } from './stored-paths.ts';

/** Returns the sitemap entries of the areas of a site in a language. Throws CoreUnavailableError. */
export async function areaEntries(
  { payload, core }: { payload: Payload; core: CoreClient },
  site: SiteRecord,
  locale: Locale,
): Promise<SitemapEntry[]> {
  if (site.searchLocales.length === 0) return [];
  // Sequential, because a query that ran beside the call would go on after the call has failed.
  const areas = await core.listAreas(site);
  const taken = await storedAreaPaths(payload, site);
  return areas.flatMap(({ last_modified, ...key }) => {
    const known = areaPaths(key);
    const paths = Object.fromEntries(
      site.searchLocales.flatMap((each) => {
        const path = known[each];
        return !taken.has(path) && isIndexed({}, { site, locale: each, path }) ? [[each, path]] : [];
      }),
    );
    return paths[locale] ? [{ paths, last_modified, pictures: [] }] : [];
  });
}
