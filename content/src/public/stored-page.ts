import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { Payload, Where } from 'payload';
import { versionTag } from '../content-version.ts';
import { eachLocale } from '../kinds/each-locale.ts';
import { redirectOf } from '../open-page.ts';
import { payloadToWire } from '../payload-to-wire.ts';
import { seoToWire } from '../seo-conversion.ts';
import { asList, asObject, asText, type Loose } from '../untyped-values.ts';
import { addTags, tagOf } from './cache-tags.ts';
import { withDefaultLinks } from './default-links.ts';
import { withPictures } from './find-pictures.ts';
import { withLinkedPages } from './linked-pages.ts';
import type { ComposedPage, PageOutcome } from './page-outcome.ts';
import { withReusableBlocks } from './reusable-blocks.ts';
import type { SiteRecord } from './site-record.ts';

/** Returns the condition for published pages of a site. */
export const published = (site: SiteRecord): Where => ({
  and: [{ site: { equals: site.id } }, { _status: { equals: 'published' } }],
});

/**
 * Returns the outcome of the published page at `path`, or null when there is none. Publishing refuses a path that another page has; of
 * pages that have one all the same the oldest is shown.
 */
export async function storedPage(
  payload: Payload,
  site: SiteRecord,
  path: string,
  variantKey: string | undefined,
): Promise<PageOutcome | null> {
  const locale = path.startsWith('/en') ? 'en' : 'fr';
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [published(site), { path: { equals: path } }] },
    ...{ sort: 'id', pagination: false, depth: 0, locale: 'all' },
  });
  // A path counts in its own language alone: an English page at `/fr` would replace the home page.
  const page: Loose | undefined = docs.find((candidate) => asObject(candidate.path)[locale] === path);
  if (!page) return null;
  addTags(tagOf.page(String(page.id)), versionTag(payload, 'document', { collection: 'pages', document: page }));
  const redirect = redirectOf(page, locale);
  if (redirect) return redirect;
  if (page.access === 'restricted') return { status: 403 };
  const whole = await withReusableBlocks(payload, page, site.id);
  const composed = await withPictures(payload, site.id, (find) => composedPage(whole, find, variantKey));
  const blocks = await withDefaultLinks(payload, site.id, composed.blocks);
  return { status: 200, page: await withLinkedPages(payload, site.id, { ...composed, blocks }) };
}

/**
 * Returns a page that Payload read with `locale: 'all'`, or its variant of that key, in the wire format. For its editor it keeps the
 * blocks that are not published.
 */
export function composedPage(
  page: Loose,
  find: Parameters<typeof seoToWire>[1],
  variantKey: string | undefined,
  { isForEditor = false }: { isForEditor?: boolean } = {},
): ComposedPage {
  const variant = asObject(asList(page.variants).find((candidate) => asObject(candidate).key === variantKey));
  const key = variantKey === undefined ? undefined : asText(variant.key);
  return {
    blocks: payloadToWire(key ? variant.blocks : page.blocks, blockDescriptions, find, {
      keepsUnpublished: isForEditor,
    }),
    title: eachLocale(page.title, asText) ?? {},
    seo: seoToWire(page.seo, find),
    alternatePaths: locales.flatMap((locale) => {
      const path = asText(asObject(page.path)[locale]);
      return path ? [{ locale, path }] : [];
    }),
    footerOverride: page.replaces_footer === true ? payloadToWire(page.footer, blockDescriptions, find) : null,
    variant: key ? { id: key, name: asText(variant.name) ?? key, color: asText(variant.color) ?? null } : null,
  };
}
