import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';

type Paths = Partial<Record<Locale, string>>;

/**
 * Returns content of the wire in which each link to a page has the page's address in each language. A link to a page that is not
 * published or was deleted gets the address that staff typed. Without one it is left out, and so is an entry of a menu that
 * has nothing else; in a block that holds further blocks it keeps its text alone.
 */
export async function withLinkedPages<T>(payload: Payload, site: number | string, content: T): Promise<T> {
  const ids = new Set(linkedIds(content));
  if (ids.size === 0) return content;
  addTags(...[...ids].map(tagOf.path));
  const { docs } = await payload.find({
    collection: 'pages',
    where: {
      and: [{ id: { in: [...ids] } }, { site: { equals: site } }, { _status: { equals: 'published' } }],
    },
    ...{ pagination: false, depth: 0, locale: 'all', select: { path: true } },
  });
  const paths = new Map(docs.map(({ id, path }) => [Number(id), pathsOf(asObject(path))]));
  // `resolved` changes only links, so the type of the content is still valid.
  return resolved(content, paths) as T;
}

/** Returns the paths of a page without the locale prefix. A language in which the page has no path gets the path of the other language. */
function pathsOf(written: Loose): Paths {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const own = asText(written[locale]);
      const other = asText(written[locale === 'fr' ? 'en' : 'fr']);
      const path = own?.replace(/^\/(fr|en)(?=\/|$)/, '') ?? other;
      return path === undefined ? [] : [[locale, path || '/']];
    }),
  );
}

/** Adds a query or a fragment to the path of each language. */
const withSuffix = (url: Paths, suffix = ''): Paths =>
  Object.fromEntries(Object.entries(url).map(([locale, path]) => [locale, path + suffix]));

const isPageLink = (value: Loose): boolean => value.cms_component === 'link' && typeof value.page === 'number';

function linkedIds(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = asObject(value);
  if (isPageLink(own)) return [Number(own.page)];
  return Object.values(value).flatMap(linkedIds);
}

/**
 * Returns a list of the resolved item; an empty list for a block, such as an entry of a menu, whose only content is a link that is left out.
 */
function resolvedItem(item: unknown, paths: ReadonlyMap<number, Paths>): unknown[] {
  const own = resolved(item, paths);
  return isEmpty(own) && !isEmpty(item) ? [] : [own];
}

/** True for a block whose fields are all empty lists. */
const isEmpty = (block: unknown): boolean => {
  const { fields } = asObject(block);
  return (
    fields !== undefined && Object.values(asObject(fields)).every((field) => Array.isArray(field) && field.length === 0)
  );
};

function resolved(value: unknown, paths: ReadonlyMap<number, Paths>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.flatMap((inner) => resolvedItem(inner, paths));
  const holdsBlocks = Object.values(value).some((inner) => Array.isArray(inner) && inner.length > 0);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const link = asObject(inner);
      if (!isPageLink(link)) return [[name, resolved(inner, paths)]];
      const { page, suffix, ...own } = link;
      const url = paths.get(Number(page));
      if (url) return [[name, { ...own, url: withSuffix(url, asText(suffix)) }]];
      return own.url || own.on_click_action || holdsBlocks ? [[name, own]] : [];
    }),
  );
}
