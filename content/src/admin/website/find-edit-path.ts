import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { normalizeDomain } from '../../paths/domains.ts';
import { nestedRequest } from '../../payload/nested-request.ts';
import { isStorableText } from '../../values/storable-text.ts';

const pagesPath = '/admin/collections/pages';

/**
 * Returns the path in the admin at which the document of a public URL is edited. For a URL without a document, such as that of a listing,
 * or with one that the user may not edit, it is the list of pages.
 */
export async function findEditPath(req: PayloadRequest, address: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const path = url?.pathname.replace(/(.)\/$/, '$1') ?? '';
  const site = url && isStorableText(path) ? await findSite(req, url.hostname) : null;
  if (site === null) return pagesPath;
  const locale = path.startsWith('/en') ? 'en' : 'fr';
  const article = /^\/(?:fr\/blogue|en\/blog)\/[^/]*-(\d{1,9})$/.exec(path)?.[1];
  const [collection, named]: [CollectionSlug, Where] =
    article === undefined ? ['pages', { path: { equals: path } }] : ['articles', { id: { equals: article } }];
  const { docs } = await req.payload.find({
    ...{ collection, where: { and: [{ site: { equals: site } }, named] }, locale, draft: true, depth: 0, limit: 1 },
    ...{ select: {}, pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  return docs[0] ? `/admin/collections/${collection}/${docs[0].id}?locale=${locale}` : pagesPath;
}

/**
 * Returns the id of the site with a host name, even when the user does not work on it, so the query has no access check: staff may not read
 * the field of the host names.
 */
async function findSite(req: PayloadRequest, hostname: string): Promise<number | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'sites', where: { hosts: { equals: normalizeDomain(hostname) } }, depth: 0, limit: 1 },
    ...{ select: {}, pagination: false, req: nestedRequest(req) },
  });
  return docs[0] ? Number(docs[0].id) : null;
}
