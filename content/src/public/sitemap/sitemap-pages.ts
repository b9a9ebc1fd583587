import { blockDescriptions, findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type Locale, locales, pickLocale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { maxSitemapPictures, type SitemapEntry } from '@vitrine/contract/sitemap.ts';
import type { Payload } from 'payload';
import { payloadToWire } from '../../blocks/payload-to-wire.ts';
import { isOpenPage } from '../../paths/open-page.ts';
import { seoToWire } from '../../seo/seo-conversion.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { visibleBlocks } from '../pages/visible-blocks.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import { isIndexed } from '../sites/is-indexed.ts';
import type { SiteRecord } from '../sites/site-record.ts';

interface Context {
  site: SiteRecord;
  locale: Locale;
}

/** Returns the sitemap entries of pages; null for one that is not open to all or not indexed in the language. */
export async function pageEntries(
  payload: Payload,
  pages: readonly Loose[],
  context: Context,
): Promise<(SitemapEntry | null)[]> {
  const blocks = await withPictures(payload, context.site.id, (find) =>
    pages.map((page) => payloadToWire(page.blocks, blockDescriptions, find)),
  );
  return await Promise.all(
    pages.map(async (page, index) => {
      const paths = indexedPaths(page, context.site);
      if (!paths[context.locale]) return null;
      return { paths, ...described(page, await visibleBlocks(payload, context.site, blocks[index] ?? []), context) };
    }),
  );
}

/** Returns the paths of a page in the languages in which search engines may index it. */
export function indexedPaths(page: Loose, site: SiteRecord): Record<string, string> {
  const seo = seoToWire(page.seo, () => undefined);
  const written = asObject(page.path);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = asText(written[locale]);
      return path && isOpenPage(page, locale) && isIndexed(seo, { site, locale, path }) ? [[locale, path]] : [];
    }),
  );
}

/** The date of a page that shows listings, people, offices or articles is unknown, as those change without the page. */
function described(page: Loose, blocks: readonly WireBlock[], { locale }: Context): Omit<SitemapEntry, 'paths'> {
  const objects = [...walkObjects(blocks)];
  const showsOthers = objects.some(
    ({ core_data, block_type }) => core_data || findBlock(asText(block_type) ?? '')?.isLoaded === true,
  );
  const urls = objects.flatMap(({ cms_component, media }) =>
    cms_component === 'image' ? (asText(asObject(pickLocale(asObject(media), locale)).url) ?? []) : [],
  );
  return {
    last_modified: showsOthers ? null : new Date(String(page.updatedAt)).toISOString(),
    pictures: [...new Set(urls)].slice(0, maxSitemapPictures),
  };
}

/** Yields all objects within a value, outer ones first. */
function* walkObjects(value: unknown): Generator<Loose> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield asObject(value);
  for (const inner of Object.values(value)) yield* walkObjects(inner);
}
