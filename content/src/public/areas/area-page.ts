import { area as areaDescription } from '@vitrine/contract/blocks/area.ts';
import { type Area, isIndexedArea } from '@vitrine/contract/core/area.ts';
import { type AreaKey, areaPaths } from '@vitrine/contract/core/area-path.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { Payload } from 'payload';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { type CoreClient, CoreUnavailableError } from '../core/core-client.ts';
import { texts } from '../items/wire-parts.ts';
import type { PageOutcome } from '../pages/page-outcome.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { areaBlocks } from './area-blocks.ts';
import { findAreaGuide } from './area-guide.ts';
import { placeOf } from './area-place.ts';
import { areaTitle, areaDescription as descriptionOf } from './area-texts.ts';
import { storedAreaPaths } from './stored-paths.ts';

/**
 * Returns the page of an area. It is asked for only where staff have no page of their own and the site has a search. An area
 * with few listings is not indexed; an unknown municipality or borough is not found.
 */
export async function areaPage(
  { payload, core }: { payload: Payload; core: CoreClient },
  site: SiteRecord,
  key: AreaKey,
): Promise<PageOutcome> {
  addTags(tagOf.listings(site.micrositeId), tagOf.missing(site.id));
  const [area, taken] = await Promise.all([
    core.findArea(site, key).catch((error: unknown) => {
      if (error instanceof CoreUnavailableError) return undefined;
      throw error;
    }),
    storedAreaPaths(payload, site),
  ]);
  if (area === null) return { status: 404 };
  const paths = areaPaths(key);
  const shared = {
    // A page that staff wrote at the address in the other language is not a translation of this one.
    alternatePaths: site.searchLocales.flatMap((locale) =>
      taken.has(paths[locale]) ? [] : [{ locale, path: paths[locale] }],
    ),
    footerOverride: null,
    variant: null,
  };
  if (area === undefined) return { status: 200, coreFailed: true, page: { ...withoutCore, ...shared } };
  const place = placeOf(area);
  const guide = place ? await findAreaGuide(payload, site, place.code) : null;
  return {
    status: 200,
    usesCore: true,
    page: {
      ...shared,
      blocks: areaBlocks(area, guide),
      title: each((locale) => areaTitle(area, locale)),
      seo: seoOf(area),
    },
  };
}

const each = <T>(of: (locale: Locale) => T): Localized<T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)]));

function seoOf(area: Area): Localized<Seo> {
  const isIndexed = isIndexedArea({ ...area, typeCount: area.types.length, around: area.municipality_count });
  return each((locale) => ({
    global: { og_description: descriptionOf(area, locale) },
    ...(!isIndexed && { robots_index_rule: 'noindex, follow' }),
  }));
}

const unavailable = { fr: 'Propriétés par municipalité', en: 'Properties by municipality' };

/** The page that is shown while core is unavailable: an error with a button to retry, which search engines do not index. */
const withoutCore = {
  blocks: [
    {
      id: 'area',
      block_type: areaDescription.type,
      block_params: { core_data: { failed: true } },
      fields: { main_title: texts('text', unavailable) },
    },
  ],
  title: unavailable,
  seo: each(() => ({ robots_index_rule: 'noindex' })),
};
