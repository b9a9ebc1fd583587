import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { SiteBundle, WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { wireToPayload } from '../blocks/wire-to-payload.ts';
import type { ReadingOptions } from '../kinds/content-kind.ts';
import { htmlToLexical } from '../rich-text/html-to-lexical.ts';
import { seoToPayload } from '../seo/seo-conversion.ts';
import { themeToPayload } from '../theme/theme-conversion.ts';
import { withIds } from './block-ids.ts';
import { bundleAlts, bundlePictures, filenameOf } from './bundle-pictures.ts';
import { assignPictures, mediaIds, sharePictures, uploadPicture } from './media-library.ts';
import { reservePages } from './reserve-pages.ts';
import { upsertBilingual } from './upsert-bilingual.ts';

export interface ImportOptions {
  /** Returns the original file of a picture by its file name. */
  picture(filename: string): Promise<Buffer>;
  /** Called during each step with the number of finished items and their total, such as 12 of 64 pictures. */
  progress?(step: 'pictures' | 'people' | 'articles' | 'pages', done: number, of: number): void;
}

/**
 * Imports a whole site into the content store and publishes everything. A repeated import updates existing documents: a site by
 * its id, a page by its French path, a person, office or article by its slug, a picture by its file name.
 */
export async function importSite(payload: Payload, bundle: SiteBundle, options: ImportOptions): Promise<void> {
  const { pictures, drawn } = await importPictures(payload, bundle, options);
  await sharePictures(payload, [...pictures.values()], await findSite(payload, bundle.siteId));
  const pictureId = (url: string) => pictures.get(filenameOf(url) ?? '');
  let pageId: ReadingOptions['pageId'] = () => undefined;
  const reading = (locale: Locale): ReadingOptions => ({ locale, pictureId, pageId: (url) => pageId?.(url) });
  const blocks = (list: readonly WireBlock[], place: string, locale: Locale) =>
    wireToPayload(withIds(list, `${bundle.siteId}/${place}`), blockDescriptions, reading(locale));

  const { core } = bundle;
  const site = await upsertBilingual(payload, 'sites', { site_id: { equals: bundle.siteId } }, (locale) => ({
    site_id: bundle.siteId,
    _status: 'published',
    name: bundle.name[locale],
    site_type: core.siteType,
    microsite_id: core.micrositeId,
    site_key: core.siteKey,
    domains: bundle.domains,
    captcha: {
      version: core.captcha === undefined ? 'altcha' : core.captcha?.version,
      site_key: core.captcha === null ? null : 'altcha',
    },
    theme: themeToPayload(bundle.theme, reading(locale)),
    seo: seoToPayload(bundle.seo[locale], { pictureId }),
    metadata: { favicon: pictures.get(bundle.favicon.filename) },
  }));
  // Links name pages by their ids, so all pages must exist before the first link is written.
  pageId = await reservePages(payload, site, bundle.pages);
  await upsertBilingual(payload, 'sites', { id: { equals: site } }, (locale) => ({
    _status: 'published',
    header: blocks(bundle.header, 'header', locale),
    footer: blocks(bundle.footer, 'footer', locale),
  }));
  await assignPictures(payload, drawn, site);
  const known = (key: 'slug' | 'key' | 'path', value: string) => ({
    and: [{ site: { equals: site } }, { [key]: { equals: value } }],
  });

  const offices = new Map<string, number>();
  for (const { slug, name, street, city, postalCode, phone, email, coords, picture } of bundle.offices) {
    const [lat, lng] = coords;
    const shared = { site, slug, city, postal_code: postalCode, phone, email, lat, lng, picture: pictureId(picture) };
    const id = await upsertBilingual(payload, 'offices', known('slug', slug), (locale) => ({
      ...shared,
      name: name[locale],
      street: street[locale],
    }));
    offices.set(slug, id);
  }

  const people = new Map<string, number>();
  for (const [position, person] of bundle.people.entries()) {
    options.progress?.('people', position + 1, bundle.people.length);
    const { slug, kind, name, email, phone, languages } = person;
    const office = person.office === null ? null : offices.get(person.office);
    const portrait = pictureId(person.portrait);
    const id = await upsertBilingual(payload, 'people', known('slug', slug), (locale) => ({
      ...{ site, slug, kind, name, email, phone, languages, office, portrait, position },
      ...{ licence_number: person.licenceNumber ?? null, licence_name: person.licenceName ?? null },
      job_title: person.jobTitle[locale],
      bio: person.bio[locale],
      areas: person.areas?.[locale] ?? null,
      social_links: person.socialLinks?.map((link, index) => ({ id: `${site}-${slug}-network-${index}`, ...link })),
      programs: person.programs?.map((program, index) => ({
        id: `${site}-${slug}-program-${index}`,
        description: program[locale],
      })),
    }));
    people.set(slug, id);
  }

  const categories = new Map<string, number>();
  for (const [key, label] of Object.entries(bundle.categories)) {
    const id = await upsertBilingual(payload, 'categories', known('key', key), (locale) => ({
      site,
      key,
      label: label[locale],
    }));
    categories.set(key, id);
  }

  for (const [index, article] of bundle.articles.entries()) {
    options.progress?.('articles', index + 1, bundle.articles.length);
    await upsertBilingual(payload, 'articles', known('slug', article.slug.fr), (locale) => ({
      site,
      _status: 'published',
      // An article exists in the languages in which it has a title.
      title: article.title[locale] || null,
      slug: article.slug[locale] || null,
      excerpt: article.excerpt[locale] || null,
      body: article.body[locale] ? htmlToLexical(article.body[locale]) : null,
      picture: pictureId(article.picture),
      category: categories.get(article.category),
      author: people.get(article.author),
      published_at: article.publishedAt,
    }));
  }

  const pages = new Map<string, number>();
  for (const [index, page] of bundle.pages.entries()) {
    options.progress?.('pages', index + 1, bundle.pages.length);
    const id = await upsertBilingual(payload, 'pages', known('path', page.path.fr), (locale) => ({
      site,
      _status: 'published',
      access: 'public',
      path: page.path[locale],
      title: page.title[locale],
      seo: seoToPayload(page.seo[locale], { pictureId }),
      blocks: blocks(page.blocks, page.path.fr, locale),
      replaces_footer: page.footer !== undefined,
      footer: blocks(page.footer ?? [], `${page.path.fr}#footer`, locale),
    }));
    pages.set(page.path.fr, id);
  }

  for (const { slug, page } of bundle.people) {
    const [person, own] = [people.get(slug), pages.get(page ?? '')];
    if (person && own) await payload.update({ collection: 'people', id: person, data: { page: own }, depth: 0 });
  }
}

async function findSite(payload: Payload, siteId: string): Promise<number | undefined> {
  const { docs } = await payload.find({ collection: 'sites', where: { site_id: { equals: siteId } }, depth: 0 });
  return docs[0] && Number(docs[0].id);
}

/** Uploads the pictures that the library lacks. Returns every picture's id by its file name, and the new logos and favicon. */
async function importPictures(payload: Payload, bundle: SiteBundle, { picture, progress }: ImportOptions) {
  const own = [bundle.favicon, ...bundle.logos];
  const filenames = [...own.map(({ filename }) => filename), ...bundlePictures(bundle)];
  const pictures = await mediaIds(payload, filenames);
  const alts = bundleAlts(bundle);
  const drawn: number[] = [];
  for (const [index, filename] of filenames.entries()) {
    progress?.('pictures', index + 1, filenames.length);
    if (pictures.has(filename)) continue;
    const svg = own.find((each) => each.filename === filename)?.svg;
    const data = svg === undefined ? await picture(filename) : Buffer.from(svg);
    const id = await uploadPicture(payload, filename, data, alts.get(filename) ?? {});
    pictures.set(filename, id);
    if (svg !== undefined) drawn.push(id);
  }
  return { pictures, drawn };
}
