import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import { searchLocalesOf } from '../paths/open-page.ts';
import { normalizePath, redirectSource } from '../paths/redirect-source.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { runInTransaction } from '../payload/transaction-sql.ts';
import { documentId } from '../values/document-id.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';
import type { RedirectContext } from './check-redirect.ts';
import { lockAddresses } from './lock-addresses.ts';
import { findPublished } from './redirect-rules.ts';
import { readSiteAddresses } from './site-addresses.ts';

/** Redirects the former path of a published page to it, and removes the redirect when the path comes back. */

interface PublishedPage {
  /** The paths of the page: none while it is not published. */
  paths: Partial<Record<Locale, string>>;
  /** Languages in which it is the search page of its site. */
  searchLocales: readonly Locale[];
}

const unpublished: PublishedPage = { paths: {}, searchLocales: [] };

const contextKey = (id: unknown) => `publishedPage-${id}`;

async function publishedPage(req: PayloadRequest, id: number): Promise<PublishedPage> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] } },
    ...{ limit: 1, pagination: false, depth: 0, locale: 'all', select: { path: true, access: true, redirect: true } },
    req: nestedRequest(req),
  });
  const page: Loose | undefined = docs[0];
  if (!page) return unpublished;
  const written = asObject(page.path);
  const paths = locales.flatMap((locale) => {
    const path = asText(written[locale]);
    return path === undefined ? [] : [[locale, path]];
  });
  return { paths: Object.fromEntries(paths), searchLocales: searchLocalesOf(page) };
}

/** Notifies the public service that a row changed; the database sends it when the transaction ends. */
const announce = (
  req: PayloadRequest,
  table: 'page_paths' | 'sites',
  { id, site }: { id: number; site: number },
): Promise<void> => runInTransaction(req, `select content.announce_row('${table}', ${id}, ${site})`);

/** Notifies the public service that the paths of a page changed. */
const announcePaths = (req: PayloadRequest, id: number, site: number) => announce(req, 'page_paths', { id, site });

/** Remembers the published page before the change; the latest version, which Payload passes to hooks, may be a draft with another path. */
export const rememberPaths: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc) {
    req.context[contextKey(originalDoc.id)] = await publishedPage(req, Number(originalDoc.id));
  }
  return data;
};

export const redirectMovedPage: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = Number(doc.id);
  // `rememberPaths` wrote it.
  const before = (req.context[contextKey(id)] as PublishedPage | undefined) ?? unpublished;
  const after = await publishedPage(req, id);
  const site = documentId(doc.site);
  if (site === null) return;
  // All pages of the site link to its search page. On a site without one they do not have the tag of the page that becomes it, so the site
  // is announced.
  if (before.searchLocales.join() !== after.searchLocales.join()) await announce(req, 'sites', { id: site, site });
  const moved = locales.flatMap((locale) => {
    const [former, path] = [before.paths[locale], after.paths[locale]];
    return former !== path ? [{ former, path }] : [];
  });
  if (moved.length === 0) return;
  await announcePaths(req, id, site);
  await lockAddresses(req, site);
  for (const { path } of moved) if (path) await forgetPath(req, site, path);
  for (const { former, path } of moved) if (former && path) await redirectFormerPath(req, { site, page: id, former });
};

/** Removes what the page at a path replaces: its automatic redirect and its entry in the list of missing addresses. */
async function forgetPath(outer: PayloadRequest, site: number, path: string): Promise<void> {
  const req = nestedRequest(outer);
  const key = normalizePath(path);
  const ofSite = { site: { equals: site } };
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [ofSite, { source_key: { equals: key } }, { is_automatic: { equals: true } }] },
    req,
  });
  await req.payload.delete({ collection: 'missing-paths', where: { and: [ofSite, { path: { equals: key } }] }, req });
}

interface Move {
  site: number;
  page: number;
  former: string;
}

const contextOf = (isAutomatic: boolean) => ({ isAutomatic, isChecked: true }) satisfies RedirectContext;

async function redirectFormerPath(outer: PayloadRequest, { site, page, former }: Move): Promise<void> {
  const req = nestedRequest(outer);
  const { key } = redirectSource(former);
  const addresses = await readSiteAddresses(req, site);
  // A redirect to the former path would become the first of a chain.
  for (const { id, targets } of addresses.redirects.values()) {
    if (!targets.some((target) => target.key === key)) continue;
    const language = key.startsWith('/en') ? 'en' : 'fr';
    const data = { target_page: page, target_address: null, language };
    await req.payload.update({ collection: 'redirects', id, data, depth: 0, context: contextOf(false), req });
  }
  if (addresses.redirects.has(key) || findPublished(addresses.pages, key)) return;
  await req.payload.create({
    collection: 'redirects',
    data: { site, source: former, target_page: page, status: '301' },
    ...{ depth: 0, context: contextOf(true), req },
  });
}

/** Notifies the public service of a deleted page, so that answers that link to it leave its caches. */
export const announceDeletedPage: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const site = documentId(doc.site);
  if (site !== null) await announcePaths(req, Number(doc.id), site);
};

/** Deletes the automatic redirects to a page that is deleted; those that staff wrote stay, so that staff can give them another target. */
export const deleteAutomaticRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where: Where = { and: [{ target_page: { equals: id } }, { is_automatic: { equals: true } }] };
  await req.payload.delete({ collection: 'redirects', where, req: nestedRequest(req) });
};
