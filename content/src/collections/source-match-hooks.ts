import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import type { SourcePeopleServices } from '../core/source-people-services.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { documentId } from '../values/document-id.ts';
import { asText, type Loose } from '../values/untyped-values.ts';
import { micrositeOf, unavailable } from './recipient-hooks.ts';
import { readSourceRef } from './source-ref.ts';

/**
 * Assigns the listings of a source to the person or office that staff created from it, also when its short name changes, and removes them
 * while the document is in the trash.
 */
export const saveSourceMatch =
  (people: SourcePeopleServices): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, req }) => {
    const before = previousDoc?.source_ref === doc.source_ref ? shortNameOf(previousDoc) : undefined;
    if (before === shortNameOf(doc)) return doc;
    const isMovedByTrash = Boolean(doc.deletedAt) !== Boolean(previousDoc?.deletedAt);
    await matchAgain(people, req, collection, doc, { isOtherFirst: isMovedByTrash });
    return doc;
  };

/** Marks a broker or a brokerage of a source as unmatched when staff delete the document that they created from it. */
export const removeSourceMatch =
  (people: SourcePeopleServices): CollectionAfterDeleteHook =>
  async ({ collection, doc, req }) => {
    // The move to the trash has removed the match.
    if (!doc.deletedAt) await matchAgain(people, req, collection, { ...doc, deletedAt: true }, { isOtherFirst: true });
    return doc;
  };

/** Returns the short name by which a document has the listings of a source; null in the trash. */
const shortNameOf = ({ slug, deletedAt }: Loose): string | null => (deletedAt ? null : (asText(slug) ?? null));

/**
 * Stores in core which document is the broker or the brokerage of a source: the given document, or another one that staff created from the
 * same while the given one was in the trash. Throws when core does not answer.
 */
async function matchAgain(
  people: SourcePeopleServices,
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  doc: Loose,
  { isOtherFirst }: { isOtherFirst: boolean },
): Promise<void> {
  const ref = readSourceRef(doc.source_ref);
  if (!req.user || !ref) return;
  const other = isOtherFirst ? await findOther(req, slug as CollectionSlug, doc) : null; // The slug of a registered collection.
  const name = other ?? shortNameOf(doc);
  if (!(await people.match(req, ref, await micrositeOf(req, doc), name))) throw unavailable(req);
}

/** Returns the short name of another document of the site that was made of the same broker or brokerage; null when there is none. */
async function findOther(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, site, source_ref }: Loose,
): Promise<string | null> {
  const same: Where[] = [{ site: { equals: documentId(site) } }, { source_ref: { equals: source_ref } }];
  const { docs } = await req.payload.find({
    ...{ collection, where: { and: [...same, { id: { not_equals: id } }] }, limit: 1, pagination: false },
    ...{ select: { slug: true }, depth: 0, req: nestedRequest(req) },
  });
  return docs[0] ? shortNameOf(docs[0]) : null;
}
