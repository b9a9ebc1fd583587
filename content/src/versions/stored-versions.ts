import type { CollectionSlug, PayloadRequest } from 'payload';
import { nestedRequest } from '../payload/nested-request.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';

/** Collections whose versions are shown with their differences and can be restored language by language. */
export const versionedCollections = ['pages', 'articles', 'sites'] as const;
export type VersionedCollection = (typeof versionedCollections)[number];

export const isVersioned = (slug: string): slug is VersionedCollection =>
  versionedCollections.some((collection) => collection === slug);

export interface VersionEntry {
  id: string;
  /** ISO 8601. */
  savedAt: string;
  savedBy: string | null;
  isAutosave: boolean;
  /**
   * `live`: what visitors see now. `earlier`: what visitors saw before. `latest`: the draft that the form opens. `draft`: an older draft.
   */
  state: 'live' | 'earlier' | 'latest' | 'draft';
}

interface DocumentOf {
  collection: VersionedCollection;
  id: number;
}

/** Maximum number of versions that are listed; a collection stores at most 50 of each document. */
const listed = 50;

const withAccess = (req: PayloadRequest) =>
  ({ depth: 0, locale: 'all', overrideAccess: false, user: req.user, req: nestedRequest(req) }) as const;

/** Returns the versions of a document that the user may read, the newest first. */
export async function listVersions(req: PayloadRequest, { collection, id }: DocumentOf): Promise<VersionEntry[]> {
  const { docs } = await req.payload.findVersions({
    ...{ collection: collection as CollectionSlug, sort: '-updatedAt', limit: listed, pagination: false },
    where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
    select: { parent: true, updatedAt: true, autosave: true, version: { _status: true, changed_by: true } },
    ...withAccess(req),
  });
  const isLive = (await readDocument(req, { collection, id }, { draft: false }))?._status === 'published';
  const statusOf = (version: Loose) => asObject(version.version)._status;
  const live = isLive ? docs.find((version) => statusOf({ ...version }) === 'published')?.id : undefined;
  return docs.map((version, index): VersionEntry => {
    const { id: own, updatedAt, autosave, version: data }: Loose = { ...version };
    const isPublished = asObject(data)._status === 'published';
    return {
      id: String(own),
      savedAt: new Date(String(updatedAt)).toISOString(),
      savedBy: asText(asObject(data).changed_by) ?? null,
      isAutosave: autosave === true,
      state: own === live ? 'live' : isPublished ? 'earlier' : index === 0 ? 'latest' : 'draft',
    };
  });
}

/** Returns the content of a version of a document in both languages; null when the user may read no such version. */
export async function readVersion(
  req: PayloadRequest,
  { collection, id }: DocumentOf,
  version: string,
): Promise<Loose | null> {
  if (!/^\d{1,9}$/.test(version)) return null;
  const found = await req.payload.findVersionByID({
    ...{ collection: collection as CollectionSlug, id: version, disableErrors: true },
    ...withAccess(req),
  });
  const { parent, version: content }: Loose = { ...found };
  return Number(parent) === id ? asObject(content) : null;
}

/** Returns a document in both languages, either its latest draft or what visitors see; null when the user may not read it. */
export async function readDocument(
  req: PayloadRequest,
  { collection, id }: DocumentOf,
  { draft }: { draft: boolean },
): Promise<Loose | null> {
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, where: { id: { equals: id } }, limit: 1, pagination: false, draft },
    ...withAccess(req),
  });
  return docs[0] ?? null;
}
