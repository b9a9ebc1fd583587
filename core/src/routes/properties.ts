import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  propertiesCountAnswer,
  propertiesFacetsAnswer,
  propertiesMapAnswer,
  propertiesPageAnswer,
} from '@vitrine/contract/core/properties.ts';
import { propertiesParameters } from '@vitrine/contract/core/properties-query.ts';
import { z } from 'zod';
import { answerJson } from '../http/answer-json.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { findSold } from '../listings/find-sold.ts';
import { answerSearch } from '../listings/search/answer-search.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { queryParameters } from './query-parameters.ts';
import { readPropertiesQuery } from './read-properties-query.ts';

const answers = z.union([propertiesMapAnswer, propertiesPageAnswer, propertiesFacetsAnswer, propertiesCountAnswer]);

const route = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/properties',
  summary: 'Search listings: a map with the first listings, one page of listings, a count, or counts by filter',
  description:
    'Without `format`: one page (`page`, `limit`). A filter that makes no sense (price_min=abc) is ignored, reversed ' +
    'prices and bounds are swapped, and an unknown `format` is 422. Sold listings are found by `status=sold` alone. `version` changes when ' +
    'what can be found changes. Pages by `after` (the `next` of the page before) repeat and skip nothing meanwhile.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  parameters: [languageHeader, ...queryParameters(propertiesParameters)],
  responses: {
    200: jsonOf('By `format`.', answers),
    ...problemAnswers,
  },
});

export function addProperties(app: OpenAPIHono<CoreEnv>, { read, findCachedSite, search, now }: CoreDeps): void {
  app.openapi({ ...route, middleware: requireSite(findCachedSite) }, async (context) => {
    const query = readPropertiesQuery(context.req.url);
    const site = context.get('site');
    const scope = { micrositeId: site.microsite_id, now: now() };
    const call = {
      scope,
      locale: context.get('locale'),
      ownBrokers: site.own_brokers,
      site,
      // Hono creates the request and its signal when they are first read.
      get signal() {
        return context.req.raw.signal;
      },
    };
    const answer =
      query.status === 'sold'
        ? JSON.stringify({
            data: await read((database) => findSold(database, query, { ...scope, kept: site }, call.locale)),
          })
        : await answerSearch(search, query, call);
    return answerJson<z.input<typeof answers>>(context, answer);
  });
}
