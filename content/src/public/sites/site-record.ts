import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import { searchPagePath } from '@vitrine/contract/search-path.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload, Where } from 'payload';
import { payloadToWire } from '../../blocks/payload-to-wire.ts';
import { eachLocale } from '../../kinds/each-locale.ts';
import { normalizeDomain } from '../../paths/domains.ts';
import { searchLocalesOf } from '../../paths/open-page.ts';
import { seoToWire } from '../../seo/seo-conversion.ts';
import { themeToWire } from '../../theme/theme-conversion.ts';
import { versionTag } from '../../values/content-version.ts';
import { asList, asObject, asText, filled, type Loose } from '../../values/untyped-values.ts';
import { withLinkedDocuments } from '../blocks/linked-documents.ts';
import { addTags, collectTags, tagOf } from '../cache/cache-tags.ts';
import { withPictures } from '../pictures/find-pictures.ts';

/** A site as the service needs it: its ids and state, and the parts that all its pages share in the wire format. */
export interface SiteRecord {
  /** The id in Payload, for queries. */
  id: number | string;
  siteId: string;
  micrositeId: string;
  siteKey: string;
  maintenance: boolean;
  /** Languages in which visitors find a search page on the site. Areas need one; without it no page of a listing is indexed. */
  searchLocales: readonly Locale[];
  /** The host names, normalised (`domains.ts`). */
  hosts: readonly string[];
  seo: Localized<Seo>;
  footer: WireBlock[];
  /** Tags of what all its pages show. */
  tags: readonly string[];
  /** The parts of the page response that are the same on every page (wire.12). */
  shared: Loose;
}

/** Returns the site that `where` selects, or null. */
export async function readSite(payload: Payload, where: Where): Promise<SiteRecord | null> {
  const { docs } = await payload.find({
    collection: 'sites',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const site = docs[0];
  if (!site) return null;
  const { result, tags } = await collectTags(() => composeSite(payload, site));
  const version = versionTag(payload, 'site', { collection: 'sites', document: site });
  return { ...result, tags: [tagOf.site(result.id), version, ...tags] };
}

/** Returns the record of a site that Payload read with `locale: 'all'`, published or not. */
export async function composeSite(
  payload: Payload,
  site: Loose & { id: number | string },
): Promise<Omit<SiteRecord, 'tags'>> {
  const searchLocales = await findSearchLocales(payload, site.id);
  const record = await withPictures(payload, site.id, (find) => siteRecord(site, searchLocales, find));
  return await withLinkedDocuments(payload, record.id, record);
}

/**
 * Returns the languages in which visitors find a search page on a site. A change of them is announced as a change of the site
 * (`collections/moved-pages.ts`).
 */
async function findSearchLocales(payload: Payload, site: number | string): Promise<Locale[]> {
  const paths = locales.map(searchPagePath);
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ site: { equals: site } }, { _status: { equals: 'published' } }, { path: { in: paths } }] },
    ...{ pagination: false, depth: 0, locale: 'all' },
    select: { path: true, access: true, redirect: true },
  });
  addTags(...docs.map(({ id }) => tagOf.path(id)));
  const found = new Set(docs.flatMap(searchLocalesOf));
  return locales.filter((locale) => found.has(locale));
}

function siteRecord(
  site: Loose,
  searchLocales: readonly Locale[],
  find: Parameters<typeof themeToWire>[1],
): Omit<SiteRecord, 'tags'> {
  const { favicon, tags, elements } = asObject(site.metadata);
  const icon = find(favicon);
  const captcha = asObject(site.captcha);
  const footer = payloadToWire(site.footer, blockDescriptions, find);
  const ids = {
    site_id: asText(site.site_id) ?? '',
    microsite_id: asText(site.microsite_id) ?? '',
    site_key: asText(site.site_key) ?? '',
  };
  return {
    id: typeof site.id === 'number' ? site.id : String(site.id),
    siteId: ids.site_id,
    micrositeId: ids.microsite_id,
    siteKey: ids.site_key,
    maintenance: site.maintenance === true,
    searchLocales,
    hosts: asList(site.domains).map((domain) => normalizeDomain(String(domain))),
    seo: seoToWire(site.seo, find),
    footer,
    shared: {
      ...ids,
      search_locales: searchLocales,
      site_type: asText(site.site_type) ?? 'broker',
      header: { fields: payloadToWire(site.header, blockDescriptions, find) },
      footer: { fields: footer },
      theme: themeToWire(site.theme, find),
      recaptcha: asText(captcha.site_key)
        ? filled({ site_key: captcha.site_key, version: asText(captcha.version) })
        : null,
      metadata: {
        name: eachLocale(site.name, asText) ?? null,
        favicon: icon ? `/resources/${icon.filename}` : null,
        tags: asList(tags),
        elements: asList(elements).map((element) => {
          const { tag, attributes, content, position } = asObject(element);
          return filled({
            tag,
            attributes: attributes ?? {},
            content: content ?? undefined,
            position: position ?? 'head',
          });
        }),
      },
    },
  };
}
