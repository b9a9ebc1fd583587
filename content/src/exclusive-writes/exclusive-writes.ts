import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { type DocumentLocks, isLocked, type LockedCollection } from './document-locks.ts';
import { byEmail, byResetToken, byRoute, byUser, byVersion, byWhere, type FindDocuments } from './find-documents.ts';

interface Write {
  method: Endpoint['method'];
  path: string;
  find: FindDocuments;
}

const documentWrites: Write[] = [
  { method: 'patch', path: '/:id', find: byRoute },
  { method: 'delete', path: '/:id', find: byRoute },
  { method: 'patch', path: '/', find: byWhere },
  { method: 'delete', path: '/', find: byWhere },
];

const accountWrites: Write[] = [
  { method: 'post', path: '/login', find: byEmail },
  { method: 'post', path: '/forgot-password', find: byEmail },
  { method: 'post', path: '/unlock', find: byEmail },
  { method: 'post', path: '/reset-password', find: byResetToken },
  { method: 'post', path: '/logout', find: byUser },
  { method: 'post', path: '/refresh-token', find: byUser },
];

/** Returns Payload's own endpoints that write a document of the collection. */
const writesOf = ({ auth, versions }: CollectionConfig): Write[] => [
  ...documentWrites,
  ...(versions ? [{ method: 'post', path: '/versions/:id', find: byVersion } as const] : []),
  ...(auth ? accountWrites : []),
];

/**
 * Returns the collection with endpoints that write a document one request at a time. Payload reads a document, changes it and writes the
 * whole of it back: without this, one of two concurrent writes was lost, and a write that had begun earlier undid a deletion, a move to the
 * trash or a change of the publication.
 */
export function withExclusiveWrites(locks: DocumentLocks, collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  if (!isLocked(slug)) return collection;
  const writes = writesOf(collection);
  const exclusive = ({ find, ...endpoint }: Endpoint & Pick<Write, 'find'>): Endpoint => ({
    ...endpoint,
    handler: async (req) => {
      await receiveBody(req);
      return await locks.run(slug, await find(req, slug), async () => {
        await readUserAgain(req);
        return await endpoint.handler(req);
      });
    },
  });
  const isSame = (one: Pick<Endpoint, 'method' | 'path'>) => (other: Pick<Endpoint, 'method' | 'path'>) =>
    one.method === other.method && one.path === other.path;
  const own = (collection.endpoints || []).map((endpoint) => {
    const find = writes.find(isSame(endpoint))?.find ?? (endpoint.path.startsWith('/:id/') ? byRoute : null);
    return find && endpoint.method !== 'get' ? exclusive({ ...endpoint, find }) : endpoint;
  });
  const payloads = writes
    .filter((write) => !own.some(isSame(write)))
    .map((write) => exclusive({ ...write, handler: answerAsPayload(slug, isSame(write)) }));
  return { ...collection, endpoints: [...own, ...payloads] };
}

/** Passes the request on to Payload's own endpoint, which Payload adds after those of the collection. */
const answerAsPayload =
  (slug: LockedCollection, isMeant: (endpoint: Endpoint) => boolean): Endpoint['handler'] =>
  (req) => {
    const endpoint = (req.payload.collections[slug]?.config.endpoints || []).findLast(isMeant);
    return endpoint ? endpoint.handler(req) : Response.json(null, { status: 404 });
  };

/** Waits for the whole body before the lock is taken, so that a slow client does not hold the lock. */
async function receiveBody(req: PayloadRequest): Promise<void> {
  await req.clone?.().arrayBuffer();
}

/** Reads the user again, because the account may have lost its rights while the request waited for the lock. */
async function readUserAgain(req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  req.user = (await req.payload.auth({ headers: req.headers })).user;
}
