import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { nestedRequest } from '../../payload/nested-request.ts';
import { documentId } from '../../values/document-id.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { type DocumentUses, findUsesOfMany, visibleUses } from '../document-uses.ts';
import { actionsOf, type BulkAction, type BulkCollection, bulkActions, hasDraftField } from './bulk-actions.ts';

/**
 * Why a document cannot be changed: the user lacks the rights, it has the wanted state already, the folder belongs to another site, or others
 * show it.
 */
export type Obstacle = 'rights' | 'done' | 'site' | 'used';

/** A document of a bulk action. */
export interface BulkEntry {
  id: number;
  /** Null for a document that the user may not read. */
  title: string | null;
  obstacle: Obstacle | null;
  /** Documents that link to a document that is to be deleted, or show it; null for other actions and an unreadable document. */
  uses: DocumentUses | null;
}

/** Maximum number of documents of one action. */
export const maxDocuments = 500;

const bulkRequest = z.object({
  action: z.enum(bulkActions),
  /** Null for all documents that the list shows with the conditions of the address. */
  ids: z.array(z.number().int().positive()).max(maxDocuments).nullable(),
  /** Folder of a move; null for none. */
  folder: z.number().int().positive().nullable().default(null),
});
type BulkRequest = z.infer<typeof bulkRequest>;

/** Returns the endpoint that says which documents a bulk action can change, before it changes them one after another. */
export const bulkCheckEndpoint = (collection: BulkCollection): Endpoint => ({
  path: '/bulk-check',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
    const asked = safeParse(bulkRequest, await req.json?.().catch(() => null));
    if (!asked.success || !actionsOf[collection].includes(asked.data.action))
      return Response.json({ errors: [{ message: 'Invalid' }] }, { status: 400 });
    return Response.json({ entries: await checkBulk(req, collection, asked.data) });
  },
});

async function checkBulk(req: PayloadRequest, collection: BulkCollection, asked: BulkRequest): Promise<BulkEntry[]> {
  const found = await findDocuments(req, collection, asked);
  const ids = asked.ids ?? [...found.keys()];
  const permitted = await findPermitted(req, collection, ids, asked.action);
  const folderSite = asked.action === 'move' ? await readFolderSite(req, asked.folder) : null;
  const uses = asked.action === 'delete' ? await findUsesOf(req, collection, found) : null;
  const title = asText(req.payload.collections[collection]?.config.admin.useAsTitle) ?? 'id';
  return ids.map((id) => {
    const document = found.get(id);
    if (!document) return { id, title: null, obstacle: 'rights', uses: null };
    const own = uses?.get(id) ?? null;
    const obstacle = permitted.has(id) ? obstacleOf(document, collection, asked, folderSite, own) : 'rights';
    return { id, title: titleOf(document[title], req) ?? String(id), obstacle, uses: own };
  });
}

function obstacleOf(
  document: Loose,
  collection: BulkCollection,
  { action, folder }: BulkRequest,
  folderSite: number | null,
  uses: DocumentUses | null,
): Obstacle | null {
  const isShown = hasDraftField(collection) ? document.is_draft !== true : document._status === 'published';
  if (action === 'publish') return isShown ? 'done' : null;
  if (action === 'unpublish') return isShown ? null : 'done';
  if (action === 'delete') return collection === 'reusable-blocks' && uses && uses.total > 0 ? 'used' : null;
  if (documentId(document.folder) === folder) return 'done';
  return folder !== null && documentId(document.site) !== folderSite ? 'site' : null;
}

/** Returns the uses of the documents on the sites of the user, and the number of uses on all sites. */
async function findUsesOf(
  req: PayloadRequest,
  collection: BulkCollection,
  documents: ReadonlyMap<number, Loose>,
): Promise<Map<number, DocumentUses>> {
  const sites = new Map([...documents].map(([id, { site }]) => [id, site]));
  const found = await findUsesOfMany(req, { collection, sites });
  return new Map([...found].map(([id, uses]) => [id, { uses: visibleUses(req, uses), total: uses.length }]));
}

const within = (ids: readonly number[]): Where => ({ id: { in: [...ids] } });

/** Returns those of the documents that the user may read, by their ids. */
async function findDocuments(
  req: PayloadRequest,
  collection: BulkCollection,
  { action, ids }: BulkRequest,
): Promise<Map<number, Loose>> {
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, depth: 0, locale: 'all', limit: maxDocuments, pagination: false },
    // Publishing reads the latest draft; unpublishing reads the published version.
    ...{ draft: action === 'publish', where: ids ? within(ids) : await listedWhere(req, collection) },
    ...{ overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  return new Map(docs.map((document) => [Number(document.id), { ...document }]));
}

/** Returns the conditions of the list of a collection: those of its address, and the site that the user works on. */
async function listedWhere(req: PayloadRequest, collection: BulkCollection): Promise<Where> {
  const admin = req.payload.collections[collection]?.config.admin;
  const ofSite = await admin?.baseFilter?.({ limit: maxDocuments, page: 1, req, sort: '' });
  // Payload reads the conditions from the address and checks them in its search.
  const asked = asObject(req.query.where) as Where;
  return { and: [asked, ...(ofSite ? [ofSite] : [])] };
}

/** Returns the ids of the documents with which the user may do the action. */
async function findPermitted(
  req: PayloadRequest,
  collection: BulkCollection,
  ids: number[],
  action: BulkAction,
): Promise<Set<number>> {
  const access = req.payload.collections[collection]?.config.access;
  const allowed = await access?.[action === 'delete' ? 'delete' : 'update']({ req });
  if (!allowed) return new Set();
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, depth: 0, limit: maxDocuments, pagination: false, select: {} },
    ...{ where: { and: [within(ids), ...(allowed === true ? [] : [allowed])] }, req: nestedRequest(req) },
  });
  return new Set(docs.map(({ id }) => Number(id)));
}

/** Returns the site of a folder that the user may read; null for the shared library or an unknown folder. */
async function readFolderSite(req: PayloadRequest, folder: number | null): Promise<number | null> {
  if (folder === null) return null;
  const { docs } = await req.payload.find({
    ...{ collection: 'payload-folders', where: within([folder]), depth: 0, limit: 1, pagination: false },
    ...{ overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  return documentId(docs[0]?.site);
}

function titleOf(value: unknown, req: PayloadRequest): string | undefined {
  const language: Locale = req.i18n?.language === 'en' ? 'en' : 'fr';
  return asText(value) ?? [language, ...locales].map((locale) => asText(asObject(value)[locale])).find(Boolean);
}
