import type { PayloadRequest, Where } from 'payload';
import { nestedRequest } from '../payload/nested-request.ts';
import { documentId } from '../values/document-id.ts';
import { asObject, asText } from '../values/untyped-values.ts';
import type { LockedCollection } from './document-locks.ts';

/** Returns the ids of the documents that a request writes; none when it names no document, in which case Payload answers the request. */
export type FindDocuments = (req: PayloadRequest, collection: LockedCollection) => Promise<number[]>;

export const byRoute: FindDocuments = async ({ routeParams }) => {
  const id = documentId(routeParams?.id);
  return id === null ? [] : [id];
};

export const byUser: FindDocuments = async ({ user }) => (user ? [Number(user.id)] : []);

interface Matching {
  /** True to search the latest drafts instead of the published documents. */
  draft?: boolean;
}

async function matching(
  req: PayloadRequest,
  collection: LockedCollection,
  where: Where,
  { draft = false }: Matching = {},
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...{ collection, where, draft, trash: true, depth: 0, pagination: false, select: {}, showHiddenFields: true },
    req: nestedRequest(req),
  });
  return docs.map(({ id }) => Number(id));
}

/** Returns the fields of a JSON or form body; it reads a clone of the request, because Payload reads the body afterwards. */
async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const copy = req.clone?.();
  const isForm = req.headers.get('content-type')?.startsWith('multipart/form-data');
  const read = async (): Promise<unknown> =>
    isForm ? JSON.parse(String((await copy?.formData())?.get('_payload'))) : await copy?.json();
  return asObject(await read().catch(() => null));
}

export const byEmail: FindDocuments = async (req, collection) => {
  const email = asText((await bodyOf(req)).email)
    ?.trim()
    .toLowerCase();
  return email ? await matching(req, collection, { email: { equals: email } }) : [];
};

export const byResetToken: FindDocuments = async (req, collection) => {
  const token = asText((await bodyOf(req)).token);
  return token ? await matching(req, collection, { resetPasswordToken: { equals: token } }) : [];
};

/** Returns the documents that a search selects, for requests that change several at once. */
export const byWhere: FindDocuments = async (req, collection) => {
  const { where, draft } = asObject(req.query);
  // Payload itself refuses a change without a search or with an unreadable one.
  if (typeof where !== 'object' || where === null || !req.user) return [];
  return await matching(req, collection, where as Where, { draft: draft === true || draft === 'true' }).catch(() => []);
};

export const byVersion: FindDocuments = async (req, collection) => {
  const id = asText(req.routeParams?.id);
  if (!id || !req.user) return [];
  const version = await req.payload
    .findVersionByID({ collection, id, depth: 0, disableErrors: true })
    .catch(() => null);
  return version ? [Number(version.parent)] : [];
};
