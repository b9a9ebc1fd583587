import { defaultLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import { withoutTrailingSlashes } from '@vitrine/contract/without-trailing-slashes.ts';
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { destinationOf } from '../kinds/link-destination.ts';
import { textPlaces } from '../languages/text-places.ts';
import { isAreaPath } from '../paths/is-area-path.ts';
import { searchLocalesOf } from '../paths/open-page.ts';
import { redirectSource } from '../paths/redirect-source.ts';
import { linkAddresses } from '../rich-text/rich-text-content.ts';
import type { LinkedKind } from '../values/linked-collections.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';
import { findHiddenLinks } from './hidden-links.ts';

/** A link of a document that leads to nothing on its site. */
export interface BrokenLink {
  collection: 'pages' | 'articles' | 'sites';
  id: number;
  title: string;
  locale: Locale;
  /** The address that staff wrote, or the name of the document that they chose; '' for one that was deleted. */
  address: string;
  /** Kind of the document that the link names; null for an address. */
  kind: LinkedKind | null;
  /** Path of the field that holds it, in which rows are named by their ids. */
  field: string;
}

/** Matches paths that are neither pages nor articles: files, feeds and listings. */
const otherPaths = /^\/(resources|api|qa)\/|\.xml$|^\/(fr\/proprietes|en\/properties)\/./;

const articleForm = /^\/(?:fr\/blogue|en\/blog)\/(?:[^/]*-)?(\d{1,9})$/;

interface KnownAddresses {
  paths: ReadonlySet<string>;
  searchLocales: readonly Locale[];
  articles: ReadonlySet<string>;
  /** Normalised addresses that are redirected. */
  redirects: ReadonlySet<string>;
}

/**
 * Returns the links within a site that lead to no published page or article and are not redirected, and those to documents that visitors do
 * not find, as far as the user may read its documents.
 */
export async function findBrokenLinks(req: PayloadRequest, site: number): Promise<BrokenLink[]> {
  const { payload } = req;
  const blocks = new Map((payload.config.blocks ?? []).map((block) => [block.slug, block] as const));
  const fieldsOf = (collection: string): readonly FlattenedField[] =>
    payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  const read = async (collection: BrokenLink['collection']): Promise<Loose[]> => {
    const key = collection === 'sites' ? 'id' : 'site';
    const { docs } = await payload.find({
      ...{ collection: collection as CollectionSlug, where: { [key]: { equals: site } }, locale: 'all', depth: 0 },
      ...{ pagination: false, overrideAccess: false, user: req.user },
    });
    return docs;
  };
  // Sequential queries, because those of a request may share a connection.
  const documents = { pages: await read('pages'), articles: await read('articles'), sites: await read('sites') };
  const redirects = await payload.find({
    ...{ collection: 'redirects', where: { site: { equals: site } }, select: { source: true }, depth: 0 },
    ...{ pagination: false, overrideAccess: false, user: req.user },
  });
  const isPublished = ({ _status }: Loose) => _status === 'published';
  const pages = documents.pages.filter(isPublished);
  const known: KnownAddresses = {
    paths: new Set(pages.flatMap(({ path }) => locales.flatMap((locale) => asText(asObject(path)[locale]) ?? []))),
    searchLocales: pages.flatMap(searchLocalesOf),
    redirects: new Set(redirects.docs.map(({ source }) => redirectSource(String(source)).key)),
    articles: new Set(
      documents.articles
        .filter(isPublished)
        .flatMap(({ id, slug }) => locales.flatMap((locale) => (asObject(slug)[locale] ? [`${locale}-${id}`] : []))),
    ),
  };
  const all = Object.entries(documents).flatMap(([collection, docs]) =>
    // The keys of `documents` are names of collections.
    docs.map((doc) => ({ collection: collection as BrokenLink['collection'], fields: fieldsOf(collection), doc })),
  );
  const hidden = await findHiddenLinks({ req, site, blocks }, all);
  return all.flatMap(({ collection, fields, doc }, index) => {
    const addresses = linksOf(fields, doc, blocks)
      .filter(({ locale, address }) => !leadsSomewhere(address, locale, known))
      .map((link) => ({ ...link, kind: null }));
    const named = (hidden[index] ?? []).map(({ kind, name, field }) => ({
      ...{ kind, address: name, field, locale: defaultLocale },
    }));
    return [...addresses, ...named].map((link) => ({ collection, id: Number(doc.id), title: titleOf(doc), ...link }));
  });
}

const titleOf = ({ title, name }: Loose): string =>
  locales.map((locale) => asText(asObject(title ?? name)[locale])).find(Boolean) ?? '';

type Link = Pick<BrokenLink, 'locale' | 'address' | 'field'>;

/** Returns the links of a document, each once. An address that exists in one language only is used for both. */
function linksOf(fields: readonly FlattenedField[], doc: Loose, blocks: Parameters<typeof textPlaces>[2]): Link[] {
  const links = textPlaces(fields, doc, blocks).flatMap(({ field, isRichText, key, parent }): Link[] => {
    const values = asObject(parent[field]);
    if (isRichText)
      return locales.flatMap((locale) =>
        linkAddresses(values[locale]).map((address) => ({ locale, address, field: key })),
      );
    if (field !== 'url' || destinationOf(parent) !== 'address') return [];
    return locales.flatMap((locale) => {
      const address = asText(values[locale]) ?? asText(values[locale === 'fr' ? 'en' : 'fr']);
      return address === undefined ? [] : [{ locale, address, field: key }];
    });
  });
  return [...new Map(links.map((link) => [`${link.locale} ${link.address}`, link])).values()];
}

/** True for an address outside the site, and for one that the site answers. */
export function leadsSomewhere(
  address: string,
  locale: Locale,
  { paths, searchLocales, articles, redirects }: KnownAddresses,
): boolean {
  const written = address.trim();
  if (!written.startsWith('/') || written.startsWith('//')) return true;
  const bare = withoutTrailingSlashes(written.replace(/[?#][\s\S]*$/, ''));
  const path = /^\/(fr|en)(\/|$)/.test(bare) ? bare : `/${locale}${bare}`;
  if (otherPaths.test(bare) || otherPaths.test(path) || isAreaPath(path, searchLocales) || paths.has(path)) return true;
  // A redirect without a query matches any query.
  const { path: asked, key } = redirectSource(path + written.slice(bare.length));
  if (redirects.has(asked) || redirects.has(key)) return true;
  const article = articleForm.exec(path)?.[1];
  return article !== undefined && articles.has(`${path.slice(1, 3)}-${article}`);
}
