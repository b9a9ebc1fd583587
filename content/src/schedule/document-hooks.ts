import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { nestedRequest } from '../payload/nested-request.ts';
import { documentId } from '../values/document-id.ts';
import { ofDocument, type ScheduledCollection, scheduledChangesSlug } from './scheduled-change.ts';

/**
 * Returns the hook that updates the scheduled changes of a document. They move to another site with the document and are removed when it
 * goes to the trash. Publishing the document removes its scheduled publication, since nothing is left to publish.
 */
export const updateSchedule =
  (collection: ScheduledCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req: outer }) => {
    if (operation !== 'update') return;
    const changes = { collection: scheduledChangesSlug, depth: 0, req: nestedRequest(outer) };
    const own = ofDocument(collection, Number(doc.id));
    const site = documentId(doc.site);
    if (site !== documentId(previousDoc?.site))
      await changes.req.payload.update({ ...changes, where: own, data: { site } });
    if (doc.deletedAt) await changes.req.payload.delete({ ...changes, where: own });
    if (doc._status !== 'published') return;
    await changes.req.payload.delete({ ...changes, where: { and: [own, { action: { equals: 'publish' } }] } });
  };

/** Returns the hook that removes the scheduled changes of a document that is deleted. */
export const removeSchedule =
  (collection: ScheduledCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const where = ofDocument(collection, Number(id));
    await req.payload.delete({ collection: scheduledChangesSlug, where, depth: 0, req: nestedRequest(req) });
  };
