import type { Payload } from 'payload';
import { type LinkedKind, linkedKinds } from '../../kinds/link-destination.ts';
import { type Addresses, findLinkAddresses, type LinkedDocument, linkedKey } from '../../paths/link-addresses.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, datedTag, tagOf } from '../cache/cache-tags.ts';

type Found = ReadonlyMap<string, Addresses>;

/** Tags of an answer that links to a document of a kind; each change of the document announces them. */
const tagsOf: Readonly<Record<LinkedKind, (id: number, site: number | string) => string>> = {
  page: tagOf.path,
  article: tagOf.article,
  person: tagOf.person,
  office: (_, site) => tagOf.offices(site),
  file: tagOf.picture,
};

/**
 * Returns content of the wire in which each link to a document of the site has its address in each language. A link to a document that
 * visitors do not find gets the address that staff typed. Without one it is left out, and so is an entry of a menu that
 * has nothing else; in a block that holds further blocks it keeps its text alone.
 */
export async function withLinkedDocuments<T>(payload: Payload, site: number | string, content: T): Promise<T> {
  const documents = linkedIn(content);
  if (documents.length === 0) return content;
  addTags(...documents.map(({ kind, id }) => tagsOf[kind](id, site)));
  const { found, pages, isDated } = await findLinkAddresses({ payload, site }, documents);
  addTags(...pages.map(tagOf.path), ...(isDated ? [datedTag] : []));
  // `resolved` changes only links, so the type of the content is still valid.
  return resolved(content, found) as T;
}

/** Adds a query or a fragment to the path of each language. */
const withSuffix = (url: Addresses, suffix = ''): Addresses =>
  Object.fromEntries(Object.entries(url).map(([locale, path]) => [locale, path + suffix]));

/** Returns the document that a link names; null for a link to an address, and for any other value. */
function documentOf(value: Loose): LinkedDocument | null {
  if (value.cms_component !== 'link') return null;
  const kind = linkedKinds.find((each) => typeof value[each] === 'number');
  return kind ? { kind, id: Number(value[kind]) } : null;
}

function linkedIn(value: unknown): LinkedDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = documentOf(asObject(value));
  return own ? [own] : Object.values(value).flatMap(linkedIn);
}

/**
 * Returns a list of the resolved item; an empty list for a block, such as an entry of a menu, whose only content is a link that is left out.
 */
function resolvedItem(item: unknown, found: Found): unknown[] {
  const own = resolved(item, found);
  return isEmpty(own) && !isEmpty(item) ? [] : [own];
}

/** True for a block whose fields are all empty lists. */
const isEmpty = (block: unknown): boolean => {
  const { fields } = asObject(block);
  return (
    fields !== undefined && Object.values(asObject(fields)).every((field) => Array.isArray(field) && field.length === 0)
  );
};

function resolved(value: unknown, found: Found): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.flatMap((inner) => resolvedItem(inner, found));
  const holdsBlocks = Object.values(value).some((inner) => Array.isArray(inner) && inner.length > 0);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const link = asObject(inner);
      const document = documentOf(link);
      if (!document) return [[name, resolved(inner, found)]];
      const { [document.kind]: _, suffix, ...own } = link;
      const url = found.get(linkedKey(document));
      if (url) return [[name, { ...own, url: withSuffix(url, asText(suffix)) }]];
      return own.url || own.on_click_action || holdsBlocks ? [[name, own]] : [];
    }),
  );
}
