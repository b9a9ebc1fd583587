import type { contentSitemapEntriesQuery, contentSitemapFilesQuery } from '@vitrine/contract/sitemap.ts';
import type { z } from 'zod';
import { answerCache } from '../cache/answer-cache.ts';
import { datedKeptMs } from '../cache/cache-tags.ts';
import { type TextAnswer, textAnswer } from '../cache/text-answer.ts';
import { findSitemapEntries, findSitemapFiles, type SitemapStores } from '../sitemap/find-sitemap.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Returns cached answers of `GET sitemap-files` and `GET sitemap-entries`. */
export interface SitemapAnswers {
  files(site: SiteRecord, query: z.output<typeof contentSitemapFilesQuery>): Promise<TextAnswer>;
  entries(site: SiteRecord, query: z.output<typeof contentSitemapEntriesQuery>): Promise<TextAnswer>;
  empty(): void;
}

/** Maximum number of cached answers. An answer with 1,000 entries takes about 300 KB. */
const answerLimit = 50;

export function sitemapAnswers(stores: SitemapStores, longestMs: () => number): SitemapAnswers {
  const answers = answerCache<TextAnswer>({ limit: answerLimit, longestMs });
  const keep = (key: unknown, find: () => Promise<unknown>) =>
    answers.get(JSON.stringify(key), async () => ({ value: textAnswer(200, await find()), keepMs: datedKeptMs }));
  return {
    files: (site, query) => keep(['files', site.siteId, query], () => findSitemapFiles(stores, site, query)),
    entries: (site, query) => keep(['entries', site.siteId, query], () => findSitemapEntries(stores, site, query)),
    empty: () => answers.empty(),
  };
}
