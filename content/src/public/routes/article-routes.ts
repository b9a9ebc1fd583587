import { articlesQuery } from '@vitrine/contract/articles.ts';
import { Hono } from 'hono';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { sendText } from '../cache/text-answer.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import { siteOfKey } from '../sites/site-of-key.ts';

/** Routes of `GET /api/articles` (articles.11); `X-Site-Api` is the key of the site. */
export const articleRoutes = ({ articles, sites }: ServiceDependencies) =>
  new Hono<RequestVariables>().get('/articles', async (c) => {
    const site = await siteOfKey(c, sites);
    const query = articlesQuery.parse(c.req.query());
    return sendText(c, await articles.answer(site, query));
  });
