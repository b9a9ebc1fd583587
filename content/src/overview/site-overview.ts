import { locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { siteReport } from '../languages/site-report.ts';
import { readChange, type ScheduledChange, scheduledChangesSlug } from '../schedule/scheduled-change.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';
import { type BrokenLink, findBrokenLinks } from './broken-links.ts';

/** Maximum number of documents of each kind in an overview; broken links are named all. */
const listed = 6;

export interface DraftEntry {
  collection: 'pages' | 'articles';
  id: number;
  title: string;
  /** ISO 8601. */
  changedAt: string;
}

/** A document that is to be published or taken down at a time, or whose change failed. */
export interface ScheduledEntry extends ScheduledChange {
  title: string;
}

/** An address of the site that visitors requested and that does not exist. */
export interface MissingPath {
  id: number;
  path: string;
  /** Number of requests. */
  count: number;
}

/** Slug of the collection of the addresses that visitors requested and that do not exist. */
export const missingPathsSlug = 'missing-paths';

export interface SiteOverview {
  drafts: { entries: DraftEntry[]; total: number };
  /** Contains failed changes first, then the next ones. */
  scheduled: { entries: ScheduledEntry[]; total: number };
  /** Number of documents whose languages differ, and of all documents. */
  languages: { open: number; total: number };
  brokenLinks: BrokenLink[];
  /** Null in a configuration that does not count them. */
  missingPaths: { entries: MissingPath[]; total: number } | null;
}

/** Returns the tasks that are open on a site, from those documents that the user may read. */
export async function siteOverview(req: PayloadRequest, site: number): Promise<SiteOverview> {
  const drafts = await findDrafts(req, site);
  const { entries, total } = await siteReport(req, site);
  return {
    drafts: { entries: drafts.slice(0, listed), total: drafts.length },
    scheduled: await findScheduled(req, site),
    languages: { open: entries.length, total },
    brokenLinks: await findBrokenLinks(req, site),
    missingPaths: await findMissingPaths(req, site),
  };
}

/** Returns the scheduled changes with the titles of their documents. */
async function findScheduled(req: PayloadRequest, site: number): Promise<SiteOverview['scheduled']> {
  const rights = { overrideAccess: false, user: req.user };
  const { docs, totalDocs } = await req.payload.find({
    ...{
      collection: scheduledChangesSlug,
      where: { site: { equals: site } },
      sort: ['-is_failed', 'at'],
      limit: listed,
    },
    ...{ depth: 0, ...rights },
  });
  const entries: ScheduledEntry[] = [];
  for (const change of docs.map(readChange)) {
    if (!change) continue;
    const saved = await req.payload.findByID({
      ...{ collection: change.collection, id: change.document, draft: true, locale: 'all', depth: 0, ...rights },
      ...{ select: { title: true }, disableErrors: true },
    });
    entries.push({ ...change, title: titleOf(saved?.title) });
  }
  return { entries, total: totalDocs };
}

/** Returns the addresses that visitors requested and that do not exist, the most requested first. */
async function findMissingPaths(req: PayloadRequest, site: number): Promise<SiteOverview['missingPaths']> {
  if (!(missingPathsSlug in req.payload.collections)) return null;
  const { docs, totalDocs } = await req.payload.find({
    ...{
      collection: missingPathsSlug as CollectionSlug,
      where: { site: { equals: site } },
      sort: '-count',
      limit: listed,
    },
    ...{ depth: 0, overrideAccess: false, user: req.user },
  });
  const entries = docs.map(({ id, path, count }: Loose) => ({
    ...{ id: Number(id), path: asText(path) ?? '', count: Number(count) },
  }));
  return { entries, total: totalDocs };
}

/** Returns the pages and articles whose latest version is not published, the most recently changed first. */
async function findDrafts(req: PayloadRequest, site: number): Promise<DraftEntry[]> {
  const where: Where = { and: [{ site: { equals: site } }, { _status: { equals: 'draft' } }] };
  const found: DraftEntry[] = [];
  for (const collection of ['pages', 'articles'] as const) {
    const { docs } = await req.payload.find({
      ...{ collection: collection as CollectionSlug, where, draft: true, locale: 'all', depth: 0, pagination: false },
      ...{ select: { title: true, updatedAt: true }, overrideAccess: false, user: req.user },
    });
    found.push(...docs.map((doc) => draftEntry(collection, doc)));
  }
  return found.sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}

const draftEntry = (collection: DraftEntry['collection'], { id, title, updatedAt }: Loose): DraftEntry => ({
  ...{ collection, id: Number(id), changedAt: asText(updatedAt) ?? '' },
  title: titleOf(title),
});

const titleOf = (title: unknown): string =>
  locales.map((locale) => asText(asObject(title)[locale])).find(Boolean) ?? '';
