import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { Payload, Where } from 'payload';
import { payloadToWire } from '../../blocks/payload-to-wire.ts';
import { eachLocale } from '../../kinds/each-locale.ts';
import { redirectOf } from '../../paths/open-page.ts';
import { publishedOf } from '../../paths/public-documents.ts';
import { seoToWire } from '../../seo/seo-conversion.ts';
import { versionTag } from '../../values/content-version.ts';
import { asList, asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { withDefaultLinks } from '../blocks/default-links.ts';
import { withLinkedDocuments } from '../blocks/linked-documents.ts';
import { withReusableBlocks } from '../blocks/reusable-blocks.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import type { ComposedPage, PageOutcome } from './page-outcome.ts';

/** Returns the condition for published pages of a site. */
export const published = (site: SiteRecord): Where => publishedOf(site.id);

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
  // A path is valid in its own language only; otherwise an English page at `/fr` would replace the French home page.
  const page: Loose | undefined = docs.find((candidate) => asObject(candidate.path)[locale] === path);
  if (!page) return null;
  addTags(tagOf.page(String(page.id)), versionTag(payload, 'document', { collection: 'pages', document: page }));
  const redirect = redirectOf(page, locale);
  if (redirect) return redirect;
  if (page.access === 'restricted') return { status: 403 };
  const whole = await withReusableBlocks(payload, page, site.id);
  const composed = await withPictures(payload, site.id, (find) => composedPage(whole, find, variantKey));
  const blocks = await withDefaultLinks(payload, site.id, composed.blocks);
  return { status: 200, page: await withLinkedDocuments(payload, site.id, { ...composed, blocks }) };
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
