import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  type AreaAnswer,
  type AreaMarketAnswer,
  type AreasAnswer,
  areaAnswer,
  areaMarketAnswer,
  areaMarketMonths,
  areaMarketQuery,
  areaMinimum,
  areaQuery,
  areasAnswer,
} from '@vitrine/contract/core/area.ts';
import { z } from 'zod';
import { answerJson } from '../http/answer-json.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { requireSite } from '../http/require-site.ts';
import { findListedAreas } from '../listings/areas/find-listed-areas.ts';
import { jsonOf, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

const params = z.object({ microsite_id: micrositeId });

const areaRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/area',
  summary: 'Figures of the listings on offer in a municipality or a borough, of a type and a transaction',
  description:
    'Without `municipality`: those of the whole site, with all municipalities. A known municipality or borough without listings has a count of 0.',
  security: protectedBySiteKey,
  request: { params, query: areaQuery },
  responses: { 200: jsonOf('The area.', areaAnswer), ...problemAnswers },
});

const areasRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/areas',
  summary: 'The areas whose pages search engines may index, with when each last changed',
  description: `Those with at least ${areaMinimum} listings on offer.`,
  security: protectedBySiteKey,
  request: { params },
  responses: { 200: jsonOf('The areas.', areasAnswer), ...problemAnswers },
});

const marketRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/area-market',
  summary: 'The market of a municipality or a borough: number, median price, types and the last twelve months',
  description: `At most ${areaMarketMonths} months and today. No price of a sale counts.`,
  security: protectedBySiteKey,
  request: { params, query: areaMarketQuery },
  responses: { 200: jsonOf('The market of the area.', areaMarketAnswer), ...problemAnswers },
});

export function addAreas(
  app: OpenAPIHono<CoreEnv>,
  { read, findCachedSite, areas, areaMarkets, municipalities, now }: CoreDeps,
): void {
  app.openapi({ ...marketRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const data = await areaMarkets.find(context.req.valid('query'), { micrositeId: microsite_id, now: now() });
    if (!data) throw new CoreProblem('unknown-area');
    return answerJson<AreaMarketAnswer>(context, JSON.stringify({ data } satisfies AreaMarketAnswer));
  });

  app.openapi({ ...areaRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const data = await areas.find(context.req.valid('query'), { micrositeId: microsite_id, now: now() });
    if (!data) throw new CoreProblem('unknown-area');
    return answerJson<AreaAnswer>(context, JSON.stringify({ data } satisfies AreaAnswer));
  });

  app.openapi({ ...areasRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const known = await municipalities();
    const found = await read((database) => findListedAreas(database, microsite_id, known));
    return answerJson<AreasAnswer>(context, JSON.stringify({ data: { areas: found } } satisfies AreasAnswer));
  });
}
