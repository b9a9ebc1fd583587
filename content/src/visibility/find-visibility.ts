import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { readStoreEnv } from '../env.ts';
import { articlePath, articleSlugs } from '../paths/article-path.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { contentVersion } from '../values/content-version.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';
import { askWebsite, type ShownVersions } from './ask-website.ts';

export type VisibleCollection = 'pages' | 'articles' | 'sites';

export interface VisiblePage {
  locale: Locale;
  url: string;
  /** True when the website shows the expected version, or, after an unpublication, no version of the document. */
  isCurrent: boolean;
}

export interface Visibility {
  /**
   * Reason why visitors do not see a published document as a page of its own; null when they do. `later`: the date of the article is in the
   * future.
   */
  exception: 'maintenance' | 'restricted' | 'redirect' | 'later' | null;
  pages: VisiblePage[];
}

interface Asked {
  collection: VisibleCollection;
  id: number;
  /** State to which the document was changed. */
  state: 'published' | 'unpublished';
  /** Time at which it was saved, ISO 8601. Older data, which a replica may return, is not compared. */
  since: string;
}

/**
 * Requests the addresses of a document in each language from the website, and compares the versions that they show with the stored one.
 * Returns null when the user may not read the document.
 */
export async function findVisibility(req: PayloadRequest, asked: Asked): Promise<Visibility | null> {
  const document = await readDocument(req, asked);
  const site = document && (await readSite(req, asked.collection === 'sites' ? asked.id : Number(document.site)));
  if (!document || !site) return null;
  const isStored = Date.parse(String(document.updatedAt)) >= Date.parse(asked.since);
  const isAsked = isStored && (document._status === 'published') === (asked.state === 'published');
  const expected = expectedVersion(req, asked, document);
  const paths = asked.collection === 'sites' ? await homePaths(req, asked.id) : documentPaths(asked, document);
  const pages = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, url: publicAddress(site, path) }];
  });
  const shown = await Promise.all(pages.map(({ url }) => (isAsked ? askWebsite(url) : null)));
  return {
    exception: asked.state === 'published' ? exceptionOf(site, document) : null,
    pages: pages.map((page, index) => ({ ...page, isCurrent: shows(shown[index] ?? null, asked, expected) })),
  };
}

async function readDocument(req: PayloadRequest, { collection, id }: Asked): Promise<Loose | null> {
  const { docs } = await req.payload.find({
    ...{ collection: collection as CollectionSlug, where: { id: { equals: id } }, locale: 'all', depth: 0, limit: 1 },
    ...{ pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  return docs[0] ?? null;
}

const readSite = (req: PayloadRequest, id: number): Promise<Loose | null> =>
  req.payload.findByID({
    ...{ collection: 'sites', id, depth: 0, disableErrors: true, req: nestedRequest(req) },
    select: { domains: true, maintenance: true },
  });

const expectedVersion = ({ payload }: PayloadRequest, { collection }: Asked, document: Loose): string =>
  contentVersion(payload, collection === 'sites' ? 'site' : 'document', { collection, document });

function shows(shown: ShownVersions, { state }: Asked, expected: string): boolean {
  if (!shown || shown.length === 0) return false;
  if (state === 'published') return shown.includes(expected);
  return !shown.some((version) => version.startsWith('document-'));
}

/** Returns the paths of the home pages of a site, which show its header, footer and theme. */
async function homePaths(req: PayloadRequest, site: number): Promise<Partial<Record<Locale, string>>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', locale: 'all', depth: 0, pagination: false, req: nestedRequest(req) },
    where: { and: [{ site: { equals: site } }, { _status: { equals: 'published' } }] },
    select: { path: true },
  });
  const paths = new Set(docs.flatMap(({ path }) => Object.values(asObject(path))));
  return Object.fromEntries(locales.flatMap((locale) => (paths.has(`/${locale}`) ? [[locale, `/${locale}`]] : [])));
}

function documentPaths({ collection, id }: Asked, document: Loose): Partial<Record<Locale, string>> {
  const slugs = collection === 'articles' ? articleSlugs(document) : {};
  const written = asObject(document.path);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = slugs[locale];
      const path = slug ? articlePath(locale, slug, String(id)) : asText(written[locale]);
      return path === undefined ? [] : [[locale, path]];
    }),
  );
}

/** Returns the public URL of a path: the address of the website with the site's own domain. */
export function publicAddress(site: Loose, path: string): string {
  const address = new URL(path, readStoreEnv().WEBSITE_URL);
  const domain = asText(asList(site.domains)[0]);
  if (domain !== undefined) address.hostname = domain.replace(/:\d+$/, '');
  return address.href;
}

function exceptionOf(site: Loose, document: Loose): Visibility['exception'] {
  if (site.maintenance === true) return 'maintenance';
  if (asText(asObject(document.redirect).status)) return 'redirect';
  if (document.access === 'restricted') return 'restricted';
  return Date.parse(String(document.published_at)) > Date.now() ? 'later' : null;
}
