import type { Payload } from 'payload';
import { type Addresses, findLinkAddresses, type LinkedDocument, linkedKey } from '../../paths/link-addresses.ts';
import { type LinkedKind, linkedKinds } from '../../values/linked-collections.ts';
import { asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, datedTag, tagOf } from '../cache/cache-tags.ts';
import { documentsInTexts, withLinkedTexts } from './linked-texts.ts';
import { linksIn, replaceLinks } from './replace-links.ts';

/** Tags of an answer that links to a document of a kind; each change of the document announces them. */
const tagsOf: Readonly<Record<LinkedKind, (id: number, site: number | string) => string>> = {
  page: tagOf.path,
  article: tagOf.article,
  person: tagOf.person,
  office: (_, site) => tagOf.offices(site),
  file: tagOf.picture,
};

/**
 * Returns content of the wire in which each link to a document of the site, also within a rich text, has its address in each language. A link to a document that
 * visitors do not find gets the address that staff typed. Without one it is left out, and so is an entry of a menu that
 * has nothing else; in a block that holds further blocks it keeps its text alone.
 */
export async function withLinkedDocuments<T>(payload: Payload, site: number | string, content: T): Promise<T> {
  const documents = [...linksIn(content).flatMap((link) => documentOf(link) ?? []), ...documentsInTexts(content)];
  if (documents.length === 0) return content;
  addTags(...documents.map(({ kind, id }) => tagsOf[kind](id, site)));
  const { found, pages, isDated } = await findLinkAddresses({ payload, site }, documents);
  addTags(...pages.map(tagOf.path), ...(isDated ? [datedTag] : []));
  const linked = replaceLinks(content, (link) => {
    const document = documentOf(link);
    if (!document) return null;
    const { [document.kind]: _, suffix, ...own } = link;
    const url = found.get(linkedKey(document));
    return url ? { ...own, url: withSuffix(url, asText(suffix)) } : own;
  });
  return withLinkedTexts(linked, found);
}

/** Adds a query or a fragment to the path of each language. */
const withSuffix = (url: Addresses, suffix = ''): Addresses =>
  Object.fromEntries(Object.entries(url).map(([locale, path]) => [locale, path + suffix]));

/** Returns the document that a link names; null for a link to an address. */
function documentOf(link: Loose): LinkedDocument | null {
  const kind = linkedKinds.find((each) => typeof link[each] === 'number');
  return kind ? { kind, id: Number(link[kind]) } : null;
}
