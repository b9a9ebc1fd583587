import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { isAdmin, siteIds } from '../payload/access.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { documentId } from '../values/document-id.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';
import { relatedDocuments } from './related-documents.ts';

/** Collections whose documents link to others or show them. */
const usingCollections = [
  ...(['pages', 'reusable-blocks', 'articles', 'people', 'offices', 'sites', 'redirects'] as const),
  'scheduled-changes',
] as const;
export type UsingCollection = (typeof usingCollections)[number];

/** Collections whose documents are listed with their uses before they are deleted. */
export type UsedCollection = 'pages' | 'articles' | 'categories' | 'people' | 'offices' | 'media' | 'reusable-blocks';

/** A document that links to another or shows it. */
export interface DocumentUse {
  collection: UsingCollection;
  id: number;
  /** Name of the document; for a scheduled change its ISO date. */
  title: string;
  /** The site of the document. */
  site: number;
  /** Part of a site that has the link, such as its menu; null in other documents. */
  part: 'header' | 'footer' | null;
}

export interface DocumentUses {
  uses: DocumentUse[];
  /** Number of uses on all sites, including those that the user does not see. */
  total: number;
}

/** Component that lists the uses of a document in the dialog that deletes it. */
export const deletionUses = '/uses/deletion-uses.tsx#DeletionUses';

interface Target {
  collection: UsedCollection;
  id: number;
  /** The site of the document; null for a file of the shared library. */
  site: unknown;
}

/** Documents of a collection. */
export interface Targets {
  collection: UsedCollection;
  /** The site of each document by its id; null for a file of the shared library. */
  sites: ReadonlyMap<number, unknown>;
}

/** Returns the documents that link to a document or show it, published or in their latest draft. Reads all sites of a shared file. */
export async function findUses(req: PayloadRequest, { collection, id, site }: Target): Promise<DocumentUse[]> {
  return (await findUsesOfMany(req, { collection, sites: new Map([[id, site]]) })).get(id) ?? [];
}

/** Returns the uses of several documents by their ids. Reads each document of their sites once. */
export async function findUsesOfMany(
  req: PayloadRequest,
  { collection: target, sites }: Targets,
): Promise<Map<number, DocumentUse[]>> {
  const searched = [...new Set([...sites.values()].map(documentId))];
  const uses = new Map([...sites.keys()].map((id) => [id, new Map<string, DocumentUse>()]));
  for (const collection of usingCollections) {
    const config = req.payload.collections[collection as CollectionSlug]?.config;
    if (!config) continue;
    const ofSites: Where = { [collection === 'sites' ? 'id' : 'site']: { in: searched } };
    for (const draft of config.versions?.drafts ? [false, true] : [false]) {
      const { docs } = await req.payload.find({
        ...{ collection: collection as CollectionSlug, where: searched.includes(null) ? {} : ofSites, locale: 'all' },
        ...{ draft, depth: 0, pagination: false, req: nestedRequest(req) },
      });
      for (const doc of docs) {
        const related = relatedDocuments(req, config, { ...doc }, { inAllLanguages: true }).filter(
          (each) => each.collection === target,
        );
        // The first of several links to a document is described, so it is set last.
        for (const { id, path } of related.toReversed()) {
          if (collection === target && doc.id === id) continue;
          const use = describeUse(req, collection, doc, path);
          if (isSeenBy(sites.get(id), use)) uses.get(id)?.set(`${collection}-${doc.id}`, use);
        }
      }
    }
  }
  return new Map([...uses].map(([id, found]) => [id, [...found.values()]]));
}

/** True for a use on the site of the document. A file of the shared library is used by all sites. */
const isSeenBy = (site: unknown, use: DocumentUse): boolean =>
  documentId(site) === null || documentId(site) === use.site;

function describeUse(req: PayloadRequest, collection: UsingCollection, doc: Loose, path: string): DocumentUse {
  const part = /^(header|footer)\b/.exec(path)?.[1];
  return {
    collection,
    id: Number(doc.id),
    title: titleOf(doc.title ?? doc.name ?? doc.source ?? doc.at, req.i18n.language === 'en' ? 'en' : 'fr'),
    site: Number(documentId(collection === 'sites' ? doc.id : doc.site)),
    part: collection === 'sites' && (part === 'header' || part === 'footer') ? part : null,
  };
}

/** Returns a title in the language of the editor, or else in the other one. */
function titleOf(title: unknown, language: Locale): string {
  const inLanguages = [language, ...locales].map((locale) => asText(asObject(title)[locale]));
  return asText(title) ?? inLanguages.find(Boolean) ?? '';
}

/** Returns the uses on the sites of the user. */
export const visibleUses = ({ user }: PayloadRequest, uses: readonly DocumentUse[]): DocumentUse[] => {
  if (!user) return [];
  const own = siteIds(user).map(Number);
  return uses.filter(({ site }) => isAdmin(user) || own.includes(site));
};

/** Returns `GET /api/COLLECTION/:id/uses`: the documents of the user's sites that link to a document or show it. */
export const usesEndpoint = (collection: UsedCollection): Endpoint => ({
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const headers = { 'cache-control': 'private, no-store' };
    if (!req.user) return Response.json(null, { status: 401, headers });
    const id = documentId(req.routeParams?.id);
    if (id === null) return Response.json(null, { status: 404, headers });
    const doc: Loose = await req.payload.findByID({
      ...{ collection: collection as CollectionSlug, id, depth: 0, trash: true },
      ...{ overrideAccess: false, user: req.user, req },
    });
    const uses = await findUses(req, { collection, id, site: doc.site });
    const answer: DocumentUses = { uses: visibleUses(req, uses), total: uses.length };
    return Response.json(answer, { headers });
  },
});
