import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { documentId } from '../values/document-id.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';

/**
 * Collections whose documents can be published and taken down at a set time. The value is the field of a scheduled change that references
 * the document.
 */
export const documentFields = { pages: 'page', articles: 'article' } as const;
export type ScheduledCollection = keyof typeof documentFields;

export const scheduleActions = ['publish', 'unpublish'] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

export const scheduledChangesSlug: CollectionSlug = 'scheduled-changes';

/** The reason in both languages why a change was not made. */
export interface Failure {
  fr: string;
  en: string;
}

export interface ScheduledChange {
  id: number;
  collection: ScheduledCollection;
  document: number;
  action: ScheduleAction;
  /** ISO 8601. */
  at: string;
  /** Id of the account that scheduled the change; null when the account is deleted. */
  user: number | null;
  userName: string;
  /** Null while the change waits for its time. */
  failure: Failure | null;
}

/** Reads a scheduled change from its document; null when its page or article no longer exists. */
export function readChange(doc: Loose): ScheduledChange | null {
  const collection = documentId(doc.page) !== null ? 'pages' : 'articles';
  const document = documentId(doc[documentFields[collection]]);
  if (document === null) return null;
  const { fr, en } = asObject(doc.failure);
  return {
    ...{ id: Number(doc.id), collection, document, at: String(doc.at) },
    action: doc.action === 'unpublish' ? 'unpublish' : 'publish',
    user: documentId(doc.user),
    userName: asText(doc.user_name) ?? '',
    failure: doc.is_failed === true ? { fr: asText(fr) ?? '', en: asText(en) ?? '' } : null,
  };
}

/** Selects the changes of one document. */
export const ofDocument = (collection: ScheduledCollection, id: number): Where => ({
  [documentFields[collection]]: { equals: id },
});

/** Returns the changes of a document by their action. */
export async function findChanges(
  req: PayloadRequest,
  collection: ScheduledCollection,
  id: number,
): Promise<Map<ScheduleAction, ScheduledChange>> {
  const { docs } = await req.payload.find({
    ...{ collection: scheduledChangesSlug, where: ofDocument(collection, id), depth: 0, pagination: false, req },
  });
  const changes = docs.map(readChange).filter((change) => change !== null);
  return new Map(changes.map((change) => [change.action, change]));
}
