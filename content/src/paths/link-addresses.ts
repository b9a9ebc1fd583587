import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { type LinkedKind, linkedCollections, linkedKinds } from '../values/linked-collections.ts';
import { asNumber, asObject, asText, type Loose } from '../values/untyped-values.ts';
import { articlePath, articleSlugs } from './article-path.ts';
import { publishedOf, readable, shown } from './public-documents.ts';

/** A document of the site to which a link leads. */
export interface LinkedDocument {
  kind: LinkedKind;
  id: number;
}

export const linkedKey = ({ kind, id }: LinkedDocument): string => `${kind}-${id}`;

/** Returns the documents that links and rich texts in content of Payload may name. */
export function namedDocuments(value: unknown): LinkedDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = asObject(value);
  const named = linkedKinds.flatMap((kind) => {
    const id = asNumber(own[kind]);
    return id === undefined ? [] : [{ kind, id }];
  });
  const inText = linkedKinds.find((kind) => linkedCollections[kind] === own.relationTo);
  const id = asNumber(own.value);
  const ofText = inText && id !== undefined ? [{ kind: inText, id }] : [];
  return [...named, ...ofText, ...Object.values(value).flatMap(namedDocuments)];
}

/** An address in each language. That of a page or an article has no locale prefix, unless it is in the other language. */
export type Addresses = Partial<Record<Locale, string>>;

export interface LinkAddresses {
  /** The addresses of the documents that visitors find, by `linkedKey`. */
  found: ReadonlyMap<string, Addresses>;
  /** The pages on which the addresses depend, published or not. */
  pages: readonly number[];
  /** True when an article is dated in the future: its address is found from that moment on. */
  isDated: boolean;
}

interface Reader {
  payload: Payload;
  /** The request of staff in whose transaction the documents are read. */
  req?: PayloadRequest;
  site: number | string;
}

/** Returns the addresses of documents of a site. A document that visitors do not find, or that is of another site, has none. */
export async function findLinkAddresses(reader: Reader, documents: readonly LinkedDocument[]): Promise<LinkAddresses> {
  const idsOf = (kind: LinkedKind) => documents.flatMap((each) => (each.kind === kind ? [each.id] : []));
  // Sequential queries, because those of a request share the connection of its transaction.
  const people = await pagesOf(reader, 'person', idsOf('person'));
  const offices = await pagesOf(reader, 'office', idsOf('office'));
  const pages = [...new Set([...idsOf('page'), ...people.values(), ...offices.values()])];
  const paths = await pagePaths(reader, pages);
  const articles = await articleAddresses(reader, idsOf('article'));
  const files = await fileAddresses(reader, idsOf('file'));
  const pathsOf = (owners: ReadonlyMap<number, number>) =>
    new Map([...owners].flatMap(([id, page]) => (paths.has(page) ? [[id, paths.get(page) ?? {}] as const] : [])));
  const byKind: Readonly<Record<LinkedKind, ReadonlyMap<number, Addresses>>> = {
    page: paths,
    article: articles.addresses,
    person: pathsOf(people),
    office: pathsOf(offices),
    file: files,
  };
  const found = documents.flatMap((each) => {
    const addresses = byKind[each.kind].get(each.id);
    return addresses ? [[linkedKey(each), addresses] as const] : [];
  });
  return { found: new Map(found), pages, isDated: articles.isDated };
}

interface Question {
  collection: CollectionSlug;
  ids: readonly number[];
  where: Where;
  fields: readonly string[];
}

async function read({ payload, req }: Reader, { collection, ids, where, fields }: Question): Promise<Loose[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    ...{ collection, where: { and: [{ id: { in: [...new Set(ids)] } }, where] }, locale: 'all', depth: 0 },
    ...{ pagination: false, select: Object.fromEntries(fields.map((name) => [name, true])), ...(req && { req }) },
  });
  return docs;
}

/** Returns the pages of people or offices that the website shows, by the id of the person or the office. */
async function pagesOf(
  reader: Reader,
  kind: 'person' | 'office',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const where: Where = { and: [{ site: { equals: reader.site } }, shown] };
  const owners = await read(reader, { collection: linkedCollections[kind], ids, where, fields: ['page'] });
  return new Map(
    owners.flatMap(({ id, page }) => {
      const own = asNumber(page);
      return own === undefined ? [] : [[Number(id), own]];
    }),
  );
}

async function pagePaths(reader: Reader, ids: readonly number[]): Promise<Map<number, Addresses>> {
  const where = publishedOf(reader.site);
  const pages = await read(reader, { collection: 'pages', ids, where, fields: ['path'] });
  return new Map(pages.map(({ id, path }) => [Number(id), withoutPrefixes(asObject(path))]));
}

async function articleAddresses(reader: Reader, ids: readonly number[]) {
  const fields = ['title', 'slug'];
  const where = readable(reader.site);
  const articles = await read(reader, { collection: 'articles', ids, where, fields });
  const found = articles.map(({ id, ...article }): [number, Addresses] => {
    const slugs = Object.entries(articleSlugs(article));
    // The keys are locales.
    const paths = slugs.map(([locale, slug]) => [locale, articlePath(locale as Locale, String(slug), String(id))]);
    return [Number(id), withoutPrefixes(Object.fromEntries(paths))];
  });
  const addresses = new Map(found.filter(([, own]) => Object.keys(own).length > 0));
  const toCome = ids.filter((id) => !addresses.has(id));
  const published = await read(reader, {
    collection: 'articles',
    ids: toCome,
    where: publishedOf(reader.site),
    fields,
  });
  return { addresses, isDated: published.length > 0 };
}

async function fileAddresses(reader: Reader, ids: readonly number[]): Promise<Map<number, Addresses>> {
  const where: Where = { or: [{ site: { equals: reader.site } }, { site: { exists: false } }] };
  const files = await read(reader, { collection: 'media', ids, where, fields: ['filename'] });
  return new Map(
    files.flatMap(({ id, filename }) => {
      const name = asText(filename);
      const address = `/resources/${name}`;
      return name === undefined ? [] : [[Number(id), { fr: address, en: address }]];
    }),
  );
}

/** Returns paths without their locale prefix. A language without a path of its own gets that of the other one, with its prefix. */
function withoutPrefixes(written: Loose): Addresses {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const own = asText(written[locale]);
      const other = asText(written[locale === 'fr' ? 'en' : 'fr']);
      const path = own?.replace(/^\/(fr|en)(?=\/|$)/, '') ?? other;
      return path === undefined ? [] : [[locale, path || '/']];
    }),
  );
}
