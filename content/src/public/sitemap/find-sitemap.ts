import { createHash } from 'node:crypto';
import type { Locale } from '@vitrine/contract/locale.ts';
import {
  type ContentSitemapKind,
  type SitemapEntries,
  type SitemapEntry,
  type SitemapFile,
  type SitemapFiles,
  sitemapFileSize,
  sitemapPageSize,
} from '@vitrine/contract/sitemap.ts';
import type { Payload, Where } from 'payload';
import { readable } from '../../paths/public-documents.ts';
import type { Loose } from '../../values/untyped-values.ts';
import { areaEntries } from '../areas/area-entries.ts';
import type { CoreClient } from '../core/core-client.ts';
import { published } from '../pages/stored-page.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { articleEntries } from './sitemap-articles.ts';
import { pageEntries } from './sitemap-pages.ts';

/** Maximum number of documents in one query. */
const batchSize = 200;

interface SitemapQuery {
  kind: ContentSitemapKind;
  language: Locale;
  after?: string | undefined;
}

/** An entry with the id of its document, which orders the entries. */
interface NumberedEntry {
  id: number;
  entry: SitemapEntry;
}

interface Source {
  where: (site: SiteRecord) => Where;
  /** Fields of the documents that the entries need. */
  select: Record<string, true>;
  /** Returns the entry of each document; null for one that search engines may not index in the language. */
  toEntries: (
    payload: Payload,
    documents: readonly Loose[],
    context: { site: SiteRecord; locale: Locale },
  ) => Promise<(SitemapEntry | null)[]>;
}

/** Stores that the entries are read from. */
export interface SitemapStores {
  payload: Payload;
  core: CoreClient;
}

const sources: Record<Exclude<ContentSitemapKind, 'areas'>, Source> = {
  pages: {
    where: published,
    select: { path: true, seo: true, access: true, redirect: true, blocks: true, updatedAt: true },
    toEntries: pageEntries,
  },
  articles: {
    where: (site) => readable(site.id),
    select: { title: true, slug: true, seo: true, picture: true, published_at: true, updatedAt: true },
    toEntries: articleEntries,
  },
};

/** Yields the entries of a kind in the order of their ids. Areas have no ids and get consecutive numbers. */
async function* walkEntries(
  { payload, core }: SitemapStores,
  site: SiteRecord,
  { kind, language, after }: SitemapQuery,
): AsyncGenerator<NumberedEntry> {
  let last = Number(after ?? 0);
  if (kind === 'areas') {
    const entries = await areaEntries({ payload, core }, site, language);
    yield* entries.map((entry, index) => ({ id: index + 1, entry })).slice(last);
    return;
  }
  const { where, select, toEntries } = sources[kind];
  for (;;) {
    const { docs } = await payload.find({
      collection: kind,
      where: { and: [where(site), { id: { greater_than: last } }] },
      sort: 'id',
      limit: batchSize,
      pagination: false,
      depth: 0,
      locale: 'all',
      select,
    });
    const entries = await toEntries(payload, docs, { site, locale: language });
    for (const [index, { id }] of docs.entries()) {
      last = Number(id);
      const entry = entries[index];
      if (entry) yield { id: last, entry };
    }
    if (docs.length < batchSize) return;
  }
}

/** Returns the entries that follow a key. */
export async function findSitemapEntries(
  stores: SitemapStores,
  site: SiteRecord,
  query: SitemapQuery,
  pageSize = sitemapPageSize,
): Promise<SitemapEntries> {
  const entries: SitemapEntry[] = [];
  for await (const { id, entry } of walkEntries(stores, site, query)) {
    entries.push(entry);
    if (entries.length === pageSize) return { entries, next: String(id) };
  }
  return { entries, next: null };
}

/** Returns the sitemap files of a kind. */
export async function findSitemapFiles(
  stores: SitemapStores,
  site: SiteRecord,
  query: SitemapQuery,
  fileSize = sitemapFileSize,
): Promise<SitemapFiles> {
  const files: SitemapFile[] = [];
  let held: SitemapEntry[] = [];
  let after: string | null = null;
  let lastId: number | null = null;
  const close = () => {
    if (held.length > 0) files.push(fileOf(after, held));
    after = lastId === null ? null : String(lastId);
    held = [];
  };
  for await (const { id, entry } of walkEntries(stores, site, query)) {
    if (held.length === fileSize) close();
    held.push(entry);
    lastId = id;
  }
  close();
  return { files };
}

const fileOf = (after: string | null, entries: readonly SitemapEntry[]): SitemapFile => ({
  after,
  last_modified:
    entries
      .flatMap(({ last_modified }) => last_modified ?? [])
      .sort()
      .at(-1) ?? null,
  version: createHash('sha1').update(JSON.stringify(entries)).digest('base64url'),
});
