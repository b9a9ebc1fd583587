import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import type { DocumentLocks, LockedCollection } from './document-locks.ts';
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

/** Payload's own endpoints that write a document of each collection. */
const writesOf: Record<LockedCollection, Write[]> = {
  sites: [...documentWrites, { method: 'post', path: '/versions/:id', find: byVersion }],
  users: [
    ...documentWrites,
    { method: 'post', path: '/login', find: byEmail },
    { method: 'post', path: '/forgot-password', find: byEmail },
    { method: 'post', path: '/unlock', find: byEmail },
    { method: 'post', path: '/reset-password', find: byResetToken },
    { method: 'post', path: '/logout', find: byUser },
    { method: 'post', path: '/refresh-token', find: byUser },
  ],
};

/**
 * Returns the collection with endpoints that write a document one request at a time. Payload reads a document, changes it and writes
 * the whole of it back: of two writes at once one was lost, and one that had begun before a deletion brought the document back.
 */
export function withExclusiveWrites(
  locks: DocumentLocks,
  slug: LockedCollection,
  collection: CollectionConfig,
): CollectionConfig {
  const exclusive = ({ find, ...endpoint }: Endpoint & Pick<Write, 'find'>): Endpoint => ({
    ...endpoint,
    handler: async (req) =>
      locks.run(slug, await find(req, slug), async () => {
        await readUserAgain(req);
        return await endpoint.handler(req);
      }),
  });
  const isSame = (one: Pick<Endpoint, 'method' | 'path'>) => (other: Pick<Endpoint, 'method' | 'path'>) =>
    one.method === other.method && one.path === other.path;
  const own = (collection.endpoints || []).map((endpoint) => {
    const find = writesOf[slug].find(isSame(endpoint))?.find ?? (endpoint.path.startsWith('/:id/') ? byRoute : null);
    return find && endpoint.method !== 'get' ? exclusive({ ...endpoint, find }) : endpoint;
  });
  const payloads = writesOf[slug]
    .filter((write) => !own.some(isSame(write)))
    .map((write) => exclusive({ ...write, handler: answerAsPayload(slug, isSame(write)) }));
  return { ...collection, endpoints: [...own, ...payloads] };
}

/** Payload adds its endpoints after those of the collection. */
const answerAsPayload =
  (slug: LockedCollection, isMeant: (endpoint: Endpoint) => boolean): Endpoint['handler'] =>
  (req) => {
    const endpoint = (req.payload.collections[slug]?.config.endpoints || []).findLast(isMeant);
    return endpoint ? endpoint.handler(req) : Response.json(null, { status: 404 });
  };

/** The account may have lost its rights while the request waited. */
async function readUserAgain(req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  req.user = (await req.payload.auth({ headers: req.headers })).user;
}
