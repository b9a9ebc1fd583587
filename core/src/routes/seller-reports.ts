import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { sellerReportAnswer, sellerReportToken } from '@vitrine/contract/core/seller-reports.ts';
import { clientNetwork } from '@vitrine/network/client-network.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import { endReport, findReport } from '../figures/seller-reports/change-seller-report.ts';
import { presentReportFacts, readReportFacts } from '../figures/seller-reports/read-seller-report.ts';
import { dueWeek } from '../figures/seller-reports/read-week.ts';
import { clientAddress } from '../http/client-address.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { requireSite } from '../http/require-site.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const shared = {
  path: '/api/swc/{microsite_id}/seller-reports/{token}' as const,
  security: protectedBySiteKey,
  parameters: [languageHeader],
  request: { params: z.object({ microsite_id: micrositeId, token: z.string() }) },
};

const readRoute = createRoute({
  ...shared,
  method: 'get',
  summary: 'The weekly report to a seller, by the token that its mails carry',
  responses: { 200: jsonOf('The last whole week.', sellerReportAnswer), ...problemAnswers },
});

const endRoute = createRoute({
  ...shared,
  method: 'delete',
  summary: 'Unsubscribe: end the report for good',
  description: 'Nothing more is sent, not even what is on its way. Once more does nothing.',
  responses: { 204: { description: 'It has ended.' }, ...problemAnswers },
});

/** Adds the routes with which the website serves sellers. */
export function addSellerReports(
  app: OpenAPIHono<CoreEnv>,
  { findSite, findCachedSite, leadServices: { database }, alertLimiters, trustedPeers, now }: CoreDeps,
): void {
  /** Returns the report of the token in the path. Throws the 404 problem, and the 429 one after too many unknown tokens. */
  const find = async (context: Context<CoreEnv>) => {
    const client = clientNetwork(clientAddress(context, trustedPeers));
    await alertLimiters.perClient.check(client);
    const token = context.req.param('token') ?? '';
    try {
      if (!sellerReportToken.safeParse(token).success) throw new CoreProblem('unknown-report');
      return await findReport(database, context.get('site').microsite_id, { token });
    } catch (error) {
      if (error instanceof CoreProblem) await alertLimiters.perClient.count(client);
      throw error;
    }
  };

  app.openapi({ ...readRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const report = await find(context);
    const facts = await readReportFacts(database, report, dueWeek(now()).week);
    if (!facts) throw new CoreProblem('unknown-listing');
    context.header('cache-control', 'no-store');
    return context.json({ data: presentReportFacts(facts, now()) }, 200);
  });

  app.openapi({ ...endRoute, middleware: requireSite(findSite) }, async (context) => {
    const report = await find(context);
    await endReport(database, report, 'seller', now());
    if (report.status !== 'ended') context.get('logger').info({ report: report.id }, 'A seller has ended a report');
    return context.body(null, 204);
  });
}
