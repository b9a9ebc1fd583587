import { pageRequest } from '@vitrine/contract/page.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { logError } from '@vitrine/database/log-error.ts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { sendText, textAnswer } from '../cache/text-answer.ts';
import { ProblemError, problemOf } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Routes of `POST /api/page/{site_id}` and `POST /api/page` by domain (wire.6). */
export function pageRoutes({ pages, sites, log }: ServiceDependencies) {
  type Body = ReturnType<typeof readBody>;

  async function answer(
    c: Context<RequestVariables>,
    findSite: (body: Body) => Promise<SiteRecord>,
  ): Promise<Response> {
    const body = readBody(await c.req.text());
    try {
      return sendText(c, await pages.answer(await findSite(body), body.question));
    } catch (error) {
      if (problemOf(error).status !== 500) throw error;
      // A failed page is an outcome too, and is answered with its body (wire.7).
      const request_id = c.get('requestId');
      log.error({ err: error, request_id, path: body.question.path }, 'a page could not be composed');
      const debug = { error: logError(error).message, request_id };
      return sendText(c, textAnswer(500, { title: null, message: null, debug }, { storable: false }));
    }
  }

  return new Hono<RequestVariables>()
    .post('/page/:siteId', (c) =>
      answer(c, async () => {
        const site = await sites.byId(c.req.param('siteId'));
        if (!site) throw new ProblemError(404, 'unknown-site', `No site is called ${c.req.param('siteId')}.`);
        return site;
      }),
    )
    .post('/page', (c) =>
      answer(c, async ({ domain }) => {
        if (!domain) throw invalid([{ field: 'domain_name', message: 'is needed where the address names no site' }]);
        const site = await sites.byDomain(domain);
        if (!site) throw new ProblemError(404, 'unknown-domain', `No site answers to ${domain}.`);
        return site;
      }),
    );
}

const invalid = (errors: { field: string; message: string }[]) =>
  new ProblemError(422, 'invalid-request', 'The body is not a request for a page.', errors);

/**
 * Accepts a path of any length, because one that is too long is answered 404 rather than 400. The limit of the body bounds it.
 */
const anyPathRequest = pageRequest.extend({ path: z.string().startsWith('/') });

function readBody(text: string) {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid([{ field: '(body)', message: 'is not JSON' }]);
  }
  const parsed = safeParse(anyPathRequest, body);
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || '(body)', message })));
  }
  const { path, query, production, domain_name: domain } = parsed.data;
  const variant = query?.variant;
  return {
    domain,
    question: {
      path: readPath(path),
      query: query ?? {},
      variant: Array.isArray(variant) ? variant[0] : variant,
      production: production ?? true,
    },
  };
}

/** Returns the decoded path without query and fragment; a path that cannot be decoded is returned unchanged and is not found. */
function readPath(path: string): string {
  const [own = path] = path.split(/[?#]/, 1);
  try {
    return decodeURI(own);
  } catch {
    return own;
  }
}
