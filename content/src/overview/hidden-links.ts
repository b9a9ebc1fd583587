import { locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { destinationOf } from '../kinds/link-destination.ts';
import { type ValuePlace, valuePlaces } from '../languages/text-places.ts';
import { findLinkAddresses, type LinkedDocument, linkedKey, namedDocuments } from '../paths/link-addresses.ts';
import { documentsInText } from '../rich-text/document-links.ts';
import { type LinkedKind, linkedCollections, linkedKinds } from '../values/linked-collections.ts';
import { asNumber, asObject, asText, type Loose } from '../values/untyped-values.ts';

/** A link to a document of the site that visitors do not find, and that they therefore do not see. */
export interface HiddenLink {
  kind: LinkedKind;
  /** Name of the document; '' for one that was deleted. */
  name: string;
  /** Path of the field that holds the link, in which rows are named by their ids. */
  field: string;
}

type Blocks = Parameters<typeof valuePlaces>[2];

interface Site {
  req: PayloadRequest;
  site: number;
  blocks: Blocks;
}

/** Returns the hidden links of documents that Payload read with `locale: 'all'`, in the order of the documents. */
export async function findHiddenLinks(
  { req, site, blocks }: Site,
  documents: readonly { fields: readonly FlattenedField[]; doc: Loose }[],
): Promise<HiddenLink[][]> {
  const links = documents.map(({ fields, doc }) => valuePlaces(fields, doc, blocks).flatMap(linkedAt));
  const { found } = await findLinkAddresses({ payload: req.payload, site }, links.flat());
  const hidden = links.map((own) => own.filter((link) => !found.has(linkedKey(link))));
  const names = await findNames(req, site, hidden.flat());
  return hidden.map((own) => {
    const byPlace = new Map(own.map((link) => [`${link.field} ${linkedKey(link)}`, link]));
    return [...byPlace.values()].map((link) => ({
      ...{ kind: link.kind, field: link.field },
      name: names.get(linkedKey(link)) ?? '',
    }));
  });
}

/** Returns the documents that a link or a rich text names in its field. */
function linkedAt({ key, field, definition, parent }: ValuePlace): (LinkedDocument & { field: string })[] {
  if (definition.type === 'richText') {
    const texts = definition.localized ? Object.values(asObject(parent[field])) : [parent[field]];
    return texts.flatMap((text) => namedDocuments(documentsInText(text)).map((named) => ({ ...named, field: key })));
  }
  const kind = linkedKinds.find((each) => each === field);
  const id = asNumber(parent[field]);
  const isLink = kind !== undefined && 'relationTo' in definition && definition.relationTo === linkedCollections[kind];
  return isLink && id !== undefined && destinationOf(parent) === kind ? [{ kind, id, field: key }] : [];
}

/** Returns the names of those documents that the user may read. */
async function findNames(
  req: PayloadRequest,
  site: number,
  documents: readonly LinkedDocument[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, named] of Map.groupBy(documents, (document) => document.kind)) {
    const ofSite = { or: [{ site: { equals: site } }, { site: { exists: false } }] };
    const { docs } = await req.payload.find({
      ...{ collection: linkedCollections[kind] as CollectionSlug, depth: 0, locale: 'all', pagination: false },
      ...{ where: { and: [{ id: { in: named.map(({ id }) => id) } }, ofSite] }, overrideAccess: false, user: req.user },
    });
    for (const { id, title, name, filename } of docs as Loose[])
      names.set(linkedKey({ kind, id: Number(id) }), nameIn(title ?? name ?? filename));
  }
  return names;
}

const nameIn = (name: unknown): string =>
  asText(name) ?? locales.map((locale) => asText(asObject(name)[locale])).find(Boolean) ?? '';
