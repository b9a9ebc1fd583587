import { contentSitemapEntriesQuery, contentSitemapFilesQuery } from '@vitrine/contract/sitemap.ts';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { sendText } from '../cache/text-answer.ts';
import { CoreUnavailableError } from '../core/core-client.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import { siteOfKey } from '../sites/site-of-key.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Routes of `GET /api/sitemap-files` and `GET /api/sitemap-entries`; `X-Site-Api` is the key of the site. */
export const sitemapRoutes = ({ sitemap, sites }: ServiceDependencies) => {
  async function openSite(c: Context<RequestVariables>): Promise<SiteRecord> {
    const site = await siteOfKey(c, sites);
    if (site.maintenance) throw new ProblemError(503, 'maintenance', 'The site is under maintenance.');
    return site;
  }
  return new Hono<RequestVariables>()
    .get('/sitemap-files', async (c) => {
      const site = await openSite(c);
      return sendText(c, await withCore(sitemap.files(site, readQuery(contentSitemapFilesQuery, c.req.query()))));
    })
    .get('/sitemap-entries', async (c) => {
      const site = await openSite(c);
      return sendText(c, await withCore(sitemap.entries(site, readQuery(contentSitemapEntriesQuery, c.req.query()))));
    });
};

/** Returns the result of `work`; answers 503 while core, from which the areas come, is unavailable. */
async function withCore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CoreUnavailableError)) throw error;
    throw new ProblemError(503, 'core-unavailable', 'The areas cannot be read right now.');
  }
}

function readQuery<T>(schema: z.ZodType<T>, query: Record<string, string>): T {
  const { data, error } = schema.safeParse(query);
  if (data) return data;
  const errors = error?.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ProblemError(422, 'invalid-query', 'The query cannot be read.', errors);
}
