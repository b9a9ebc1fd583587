import { type LinkedKind, linkedCollections } from '../values/linked-collections.ts';
import { asList, asNumber, asObject, type Loose } from '../values/untyped-values.ts';

/** Links of rich texts to documents of the site. */

/** Kinds of documents that the rich text editor offers. */
const offeredKinds = ['page', 'article', 'person', 'office'] as const satisfies LinkedKind[];

export const offeredCollections = offeredKinds.map((kind) => linkedCollections[kind]);

/** A document that a rich text names, as Payload stores it. */
interface NamedDocument {
  relationTo: unknown;
  value: unknown;
}

/** Returns the document that a link of a rich text names; null for a link to an address and for any other node. */
function namedDocument(node: Loose): NamedDocument | null {
  const { linkType, doc } = asObject(node.fields);
  const { relationTo, value } = asObject(doc);
  return node.type === 'link' && linkType === 'internal' ? { relationTo, value } : null;
}

/** Returns the documents that the links of a rich text name. */
export function documentsInText(state: unknown): NamedDocument[] {
  const node = asObject(state);
  if (node.root !== undefined) return documentsInText(node.root);
  return [...[namedDocument(node) ?? []].flat(), ...asList(node.children).flatMap(documentsInText)];
}

/** Returns the rich text in which links to documents that `mayName` refuses are replaced by their words. */
export function withoutRefusedLinks(state: unknown, mayName: (collection: string, id: unknown) => boolean): unknown {
  const { root } = asObject(state);
  return root === undefined ? state : { ...asObject(state), root: keptNodes(root, mayName)[0] };
}

function keptNodes(value: unknown, mayName: (collection: string, id: unknown) => boolean): unknown[] {
  const node = asObject(value);
  if (!Array.isArray(node.children)) return [value];
  const children = node.children.flatMap((child) => keptNodes(child, mayName));
  const named = namedDocument(node);
  return named && !mayName(String(named.relationTo), named.value) ? children : [{ ...node, children }];
}

/** Scheme of the addresses by which the HTML of a rich text names documents until the public service replaces them. */
const scheme = 'document:';
const anchor = new RegExp(`<a href="${scheme}(\\w+)-(\\d+)"([^>]*)>([\\s\\S]*?)</a>`, 'g');

/** Returns the address by which HTML names the document of a link; null for one that is not offered. */
export function documentAddress(node: Loose): string | null {
  const named = namedDocument(node);
  const kind = offeredKinds.find((each) => linkedCollections[each] === named?.relationTo);
  const id = asNumber(named?.value) ?? asNumber(asObject(named?.value).id);
  return kind && id !== undefined ? `${scheme}${kind}-${id}` : null;
}

/** Returns the documents that HTML names. */
export const documentsInHtml = (html: string): { kind: LinkedKind; id: number }[] =>
  html.includes(scheme)
    ? [...html.matchAll(anchor)].flatMap(([, name, id]) => {
        const kind = offeredKinds.find((each) => each === name);
        return kind ? [{ kind, id: Number(id) }] : [];
      })
    : [];

/** Returns HTML with the addresses of the documents that it names. A link to a document without an address is replaced by its words. */
export const withDocumentAddresses = (
  html: string,
  addressOf: (document: { kind: LinkedKind; id: number }) => string | undefined,
): string =>
  html.replace(anchor, (_, name: string, id: string, more: string, words: string) => {
    const kind = offeredKinds.find((each) => each === name);
    const address = kind && addressOf({ kind, id: Number(id) });
    return address === undefined ? words : `<a href="${address}"${more}>${words}</a>`;
  });
