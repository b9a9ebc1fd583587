import { articlesQuery } from '@vitrine/contract/articles.ts';
import { Hono } from 'hono';
import type { RequestVariables } from '../request-variables.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { siteOfKey } from '../site-of-key.ts';
import { sendText } from '../text-answer.ts';

/** Routes of `GET /api/articles` (articles.11); `X-Site-Api` is the key of the site. */
export const articleRoutes = ({ articles, sites }: ServiceDependencies) =>
  new Hono<RequestVariables>().get('/articles', async (c) => {
    const site = await siteOfKey(c, sites);
    const query = articlesQuery.parse(c.req.query());
    return sendText(c, await articles.answer(site, query));
  });
