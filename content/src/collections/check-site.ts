import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isAdmin, mayUseSite } from '../payload/access.ts';
import { refusal } from '../payload/message-for.ts';
import { documentId } from '../values/document-id.ts';
import { type DataForm, type RelatedDocument, relatedDocuments, relationshipsIn } from './related-documents.ts';

// Payload skips a field's `validate` for drafts; hooks of the collection run for every write.

/** Returns the first of the documents that belongs to another site, or undefined. Documents that do not exist are ignored. */
async function findOfOtherSite(
  req: PayloadRequest,
  documents: readonly RelatedDocument[],
  site: number | null,
): Promise<RelatedDocument | undefined> {
  // Sequential queries, because those of a request share the connection of its transaction.
  for (const [collection, named] of Map.groupBy(documents, (document) => document.collection)) {
    const ids = [...new Set(named.map(({ id }) => id))];
    const { docs } = await req.payload.find({
      ...{ collection, where: { id: { in: ids } }, trash: true, select: { site: true } },
      ...{ pagination: false, depth: 0, req },
    });
    const sites = new Map(docs.map((document) => [document.id, documentId(document.site)]));
    const foreign = named.find(({ id }) => {
      const own = sites.get(id);
      return own !== undefined && own !== null && own !== site;
    });
    if (foreign) return foreign;
  }
  return undefined;
}

/** Refuses a document that references one of another site, or a value in a relationship that is no id. */
export async function refuseOtherSites(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  site: number | null,
  form: DataForm = {},
): Promise<void> {
  const malformed = relationshipsIn(req, collection, data, form).find(({ id }) => id === null);
  if (malformed)
    throw refusal(req, collection.slug as CollectionSlug, malformed.path, {
      fr: `Le champ «\u00a0${malformed.label?.fr ?? malformed.path}\u00a0» ne désigne aucun élément.`,
      en: `The field “${malformed.label?.en ?? malformed.path}” names no item.`,
    });
  const foreign = await findOfOtherSite(req, relatedDocuments(req, collection, data, form), site);
  if (!foreign) return;
  throw refusal(req, collection.slug as CollectionSlug, foreign.path, {
    fr: `Le champ «\u00a0${foreign.label?.fr ?? foreign.path}\u00a0» désigne un élément d’un autre site.`,
    en: `The field “${foreign.label?.en ?? foreign.path}” names an item of another site.`,
  });
}

/**
 * Checks the site of a document and of all documents that it references. An editor writes to the assigned sites only, only an
 * admin moves a document to another site, and restoring a version moves none.
 */
export const checkSite: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const document: Record<string, unknown> = { ...data };
  const before = documentId(originalDoc?.site);
  const moves = operation === 'update' && documentId(document.site) !== before;
  if (moves && (req.context.isRestoringVersion || (req.user && !isAdmin(req.user)))) document.site = before;
  const site = documentId(document.site);
  if (req.user && !mayUseSite(req.user, site))
    throw refusal(req, collection.slug as CollectionSlug, 'site', {
      fr: 'Ce site ne vous est pas confié.',
      en: 'This site is not one of yours.',
    });
  await refuseOtherSites(req, collection, document, site);
  return document;
};

/** Checks that a site references only its own and shared documents. */
export const checkOwnDocuments: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  await refuseOtherSites(req, collection, { ...data }, documentId(originalDoc?.id));
  return data;
};
