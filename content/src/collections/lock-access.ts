import {
  type Access,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { isAdmin } from '../payload/access.ts';
import { asObject } from '../values/untyped-values.ts';

/** Slug of Payload's collection of document locks, for which Payload has no access option. */
export const lockedDocuments = 'payload-locked-documents' as CollectionSlug;

/** The document or the global that a lock names. */
export interface LockTarget {
  collection?: unknown;
  id?: unknown;
  global?: unknown;
}

interface Named {
  collection: CollectionSlug;
  id: string | number;
}

const keyOf = ({ collection, id }: Named): string => `${collection}/${id}`;

const isNamed = (target: LockTarget): target is Named =>
  typeof target.collection === 'string' && ['string', 'number'].includes(typeof target.id);

/** Returns the document or global that a lock names. */
function targetOf(lock: unknown): LockTarget {
  const { document, globalSlug } = asObject(lock);
  const { relationTo, value } = asObject(document);
  return { collection: relationTo, id: value, global: globalSlug };
}

/** Returns the documents on which the request's user may carry out the operation, as `collection/id`. */
async function granted(req: PayloadRequest, operation: 'read' | 'update', documents: Named[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [slug, named] of Map.groupBy(documents, ({ collection }) => collection)) {
    const config = req.payload.config.collections.find((each) => each.slug === slug);
    const access = await config?.access[operation]({ req });
    if (!access) continue;
    const those: Where = { id: { in: named.map(({ id }) => id) } };
    const where = access === true ? those : { and: [those, access] };
    const { docs } = await req.payload.find({ collection: slug, where, select: {}, pagination: false, depth: 0, req });
    for (const { id } of docs) found.add(keyOf({ collection: slug, id }));
  }
  return found;
}

/** True when the request's user may change what the lock names, and so keep others from changing it. */
export async function mayLock(req: PayloadRequest, { collection, id, global }: LockTarget): Promise<boolean> {
  if (!req.user) return false;
  const settings = req.payload.config.globals.find(({ slug }) => slug === global);
  if (settings && !(await settings.access.update({ req }))) return false;
  if (collection === undefined) return settings !== undefined;
  const document = { collection, id };
  return isNamed(document) && (await granted(req, 'update', [document])).has(keyOf(document));
}

/** Grants editors the locks of the documents on which they may carry out the operation, so that those of other sites stay hidden. */
const locksOf =
  (operation: 'read' | 'update'): Access =>
  async ({ req }) => {
    if (!req.user) return false;
    if (isAdmin(req.user)) return true;
    const { docs } = await req.payload.find({ collection: lockedDocuments, pagination: false, depth: 0, req });
    const locks = docs.flatMap((lock) => {
      const target = targetOf(lock);
      return isNamed(target) ? [{ id: lock.id, target }] : [];
    });
    const found = await granted(
      req,
      operation,
      locks.map(({ target }) => target),
    );
    return { id: { in: locks.filter(({ target }) => found.has(keyOf(target))).map(({ id }) => id) } };
  };

/** Refuses a lock of what the user may not change, and one in the name of somebody else. Scripts of the server have no user. */
const refuseForeignLock: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const lock = { ...originalDoc, ...data };
  const owner = asObject(lock.user);
  const isOwn = owner.relationTo === req.user.collection && owner.value === req.user.id;
  if (!isOwn || !(await mayLock(req, targetOf(lock)))) throw new Forbidden(req.t);
  return data;
};

const staffOnly: Access = ({ req }) => Boolean(req.user);

/** Restricts the locks in a configuration that Payload has completed. */
export function restrictLocks<Config extends { collections: SanitizedCollectionConfig[] }>(config: Config): Config {
  const locks = config.collections.find(({ slug }) => slug === lockedDocuments);
  if (!locks) return config;
  const { access, hooks } = locks;
  const update = locksOf('update');
  Object.assign(access, { create: staffOnly, read: locksOf('read'), update, delete: update });
  Object.assign(hooks, { beforeValidate: [...(hooks.beforeValidate ?? []), refuseForeignLock] });
  return config;
}
