import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  listingChanges,
  listingChangesQuery,
  listingSitemapQuery,
  sitemapEntries,
  sitemapFiles,
} from '@vitrine/contract/sitemap.ts';
import { z } from 'zod';
import { answerJson } from '../http/answer-json.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { findListingChanges } from '../listings/find-listing-changes.ts';
import { findSitemapEntries, findSitemapFiles } from '../listings/find-sitemap.ts';
import { jsonOf, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const params = z.object({ microsite_id: micrositeId });
const filesAnswer = z.object({ data: sitemapFiles });
const changesAnswer = z.object({ data: listingChanges });
const entriesAnswer = z.object({ data: sitemapEntries });

const filesRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/sitemap-files',
  summary: 'The sitemap files of the site’s listings, with when each last changed',
  security: protectedBySiteKey,
  request: { params },
  responses: { 200: jsonOf('The files.', filesAnswer), ...problemAnswers },
});

const entriesRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/sitemap-entries',
  summary: 'The pages of listings that search engines may index, with their pictures',
  description: 'Listings on offer, by number; `after` is the `next` of the answer before.',
  security: protectedBySiteKey,
  request: { params, query: listingSitemapQuery },
  responses: { 200: jsonOf('Some entries.', entriesAnswer), ...problemAnswers },
});

const changesRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/listing-changes',
  summary: 'The pages of listings that changed, for search engines that are told of changes',
  description: 'In any status, as a sale changes a page too. A change is answered when it is a minute old.',
  security: protectedBySiteKey,
  request: { params, query: listingChangesQuery },
  responses: { 200: jsonOf('Some changes.', changesAnswer), ...problemAnswers },
});

export function addSitemap(app: OpenAPIHono<CoreEnv>, { read, findCachedSite }: CoreDeps): void {
  app.openapi({ ...filesRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const files = await read((database) => findSitemapFiles(database, microsite_id));
    return answerJson<z.infer<typeof filesAnswer>>(context, JSON.stringify({ data: { files } }));
  });

  app.openapi({ ...entriesRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const { after } = context.req.valid('query');
    const data = await read((database) => findSitemapEntries(database, microsite_id, after));
    return answerJson<z.infer<typeof entriesAnswer>>(context, JSON.stringify({ data }));
  });

  app.openapi({ ...changesRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const { after } = context.req.valid('query');
    const data = await read((database) => findListingChanges(database, microsite_id, after));
    return answerJson<z.infer<typeof changesAnswer>>(context, JSON.stringify({ data }));
  });
}
