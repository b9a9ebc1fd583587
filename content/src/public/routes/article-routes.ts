import { articlesQuery } from '@vitrine/contract/articles.ts';
import { Hono } from 'hono';
import { ProblemError } from '../problem.ts';
import type { RequestVariables } from '../request-variables.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { sendText } from '../text-answer.ts';

/** Routes of `GET /api/articles` (`3-wire §2`); `X-Site-Api` is the key of the site. */
export const articleRoutes = ({ articles, sites }: ServiceDependencies) =>
  new Hono<RequestVariables>().get('/articles', async (c) => {
    const key = c.req.header('x-site-api');
    const site = key ? await sites.byKey(key) : null;
    if (!site) throw new ProblemError(401, 'wrong-key', 'X-Site-Api is missing or is no site’s key.');
    const query = articlesQuery.parse(c.req.query());
    return sendText(c, await articles.answer(site, query));
  });
