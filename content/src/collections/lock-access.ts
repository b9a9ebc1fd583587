import type { Access, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isAdmin } from '../access.ts';

/** Slug of Payload's collection of document locks, for which Payload has no access option. */
export const lockedDocuments = 'payload-locked-documents' as CollectionSlug;

/** Reference of a lock to a document. */
interface Locked {
  relationTo: CollectionSlug;
  value: unknown;
}

const isLocked = (value: unknown): value is Locked =>
  typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value;

/** Returns the documents that the request's user may read, as `collection/id`. */
async function readable(req: PayloadRequest, documents: readonly Locked[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [collection, named] of Map.groupBy(documents, ({ relationTo }) => relationTo)) {
    if (!req.payload.collections[collection]) continue;
    const where = { id: { in: named.map(({ value }) => value) } };
    const { docs } = await req.payload.find({
      ...{ collection, where, select: {}, pagination: false, depth: 0, overrideAccess: false, user: req.user, req },
    });
    for (const { id } of docs) found.add(`${collection}/${id}`);
  }
  return found;
}

/** Grants editors the locks of the documents that they may read, so that they neither see nor remove those of other sites. */
const locksOfReadable: Access = async ({ req }) => {
  if (!req.user) return false;
  if (isAdmin(req.user)) return true;
  const { docs } = await req.payload.find({ collection: lockedDocuments, pagination: false, depth: 0, req });
  const locks = docs.flatMap(({ id, document }) => (isLocked(document) ? [{ id, document }] : []));
  const seen = await readable(
    req,
    locks.map(({ document }) => document),
  );
  const ids = locks.filter(({ document }) => seen.has(`${document.relationTo}/${document.value}`)).map(({ id }) => id);
  return { id: { in: ids } };
};

const lockReadable: Access = async ({ req, data }) => {
  if (!req.user) return false;
  if (isAdmin(req.user)) return true;
  const document: unknown = data?.document;
  return isLocked(document) && (await readable(req, [document])).has(`${document.relationTo}/${document.value}`);
};

/** Restricts access to the locks in a configuration that Payload has completed. */
export function restrictLocks<Config extends { collections: SanitizedCollectionConfig[] }>(config: Config): Config {
  const locks = config.collections.find(({ slug }) => slug === lockedDocuments);
  if (locks)
    Object.assign(locks.access, {
      ...{ create: lockReadable, read: locksOfReadable, update: locksOfReadable, delete: locksOfReadable },
    });
  return config;
}
