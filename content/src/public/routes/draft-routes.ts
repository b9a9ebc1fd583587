import { draftRequest } from '@vitrine/contract/draft.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { sendText } from '../cache/text-answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import type { SiteRecord } from '../sites/site-record.ts';

type Body = z.infer<typeof draftRequest>;

/** Routes of `POST /api/draft/{site_id}` and `POST /api/draft` by domain, which answer with the draft of a preview token. */
export function draftRoutes({ drafts, sites }: ServiceDependencies) {
  async function answer(
    c: Context<RequestVariables>,
    findSite: (body: Body) => Promise<SiteRecord | null>,
  ): Promise<Response> {
    const parsed = safeParse(draftRequest, await c.req.json().catch(() => null));
    if (!parsed.success) throw new ProblemError(422, 'invalid-request', 'The body is not a request for a draft.');
    const site = await findSite(parsed.data);
    if (!site) throw new ProblemError(404, 'unknown-site', 'No site has this id or domain.');
    const { production, ...question } = parsed.data;
    return sendText(c, await drafts.answer(site, { ...question, production: production ?? true }));
  }

  return new Hono<RequestVariables>()
    .post('/draft/:siteId', (c) => answer(c, () => sites.byId(c.req.param('siteId'))))
    .post('/draft', (c) => answer(c, async ({ domain_name: domain }) => (domain ? sites.byDomain(domain) : null)));
}
