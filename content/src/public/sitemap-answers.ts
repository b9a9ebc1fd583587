import type { contentSitemapEntriesQuery, contentSitemapFilesQuery } from '@vitrine/contract/sitemap.ts';
import type { z } from 'zod';
import { answerCache } from './answer-cache.ts';
import { articlesKeptMs } from './articles-answers.ts';
import { findSitemapEntries, findSitemapFiles, type SitemapStores } from './find-sitemap.ts';
import type { SiteRecord } from './site-record.ts';
import { type TextAnswer, textAnswer } from './text-answer.ts';

/** Returns cached answers of `GET sitemap-files` and `GET sitemap-entries`. */
export interface SitemapAnswers {
  files(site: SiteRecord, query: z.output<typeof contentSitemapFilesQuery>): Promise<TextAnswer>;
  entries(site: SiteRecord, query: z.output<typeof contentSitemapEntriesQuery>): Promise<TextAnswer>;
  empty(): void;
}

/** Maximum number of cached answers; one of 1,000 entries has about 300 KB. */
const answerLimit = 50;

export function sitemapAnswers(stores: SitemapStores, longestMs: () => number): SitemapAnswers {
  const answers = answerCache<TextAnswer>({ limit: answerLimit, longestMs });
  const keep = (key: unknown, find: () => Promise<unknown>) =>
    answers.get(JSON.stringify(key), async () => ({ value: textAnswer(200, await find()), keepMs: articlesKeptMs }));
  return {
    files: (site, query) => keep(['files', site.siteId, query], () => findSitemapFiles(stores, site, query)),
    entries: (site, query) => keep(['entries', site.siteId, query], () => findSitemapEntries(stores, site, query)),
    empty: () => answers.empty(),
  };
}
