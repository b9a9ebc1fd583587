import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { propertiesCountAnswer, propertiesMapAnswer, propertiesPageAnswer } from '@vitrine/contract/core/properties.ts';
import { propertiesParameters, propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { requireSite } from '../http/require-site.ts';
import { findClusters } from '../listings/clusters.ts';
import { presentListing, presentMarker } from '../listings/present-listing.ts';
import { countListings, findCards, findMarkers } from '../listings/search-listings.ts';
import type { CoreDeps } from '../open-core.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import { queryParameters } from './query-parameters.ts';

const route = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/properties',
  summary: 'Search listings: a map with the first listings, one page of listings, or a count',
  description:
    'Without `format`: one page (`page`, `limit`). A filter that makes no sense (price_min=abc) is ignored, reversed ' +
    'prices and bounds are swapped, and an unknown `format` is 422. Sold listings are not found.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  parameters: [languageHeader, ...queryParameters(propertiesParameters)],
  responses: {
    200: jsonOf('By `format`.', z.union([propertiesMapAnswer, propertiesPageAnswer, propertiesCountAnswer])),
    ...problemAnswers,
  },
});

function readQuery(address: string) {
  const parsed = propertiesQuery.safeParse(readParameters(new URL(address).searchParams));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new CoreProblem('invalid-query', { errors });
}

export function addProperties(app: OpenAPIHono<CoreEnv>, { read, now }: CoreDeps): void {
  app.openapi({ ...route, middleware: requireSite(read) }, async (context) => {
    const query = readQuery(context.req.url);
    const locale = context.get('locale');
    const scope = { micrositeId: context.get('site').microsite_id, now: now() };

    if (query.format === 'count') {
      const total = await read((database) => countListings(database, query, scope));
      return context.json({ data: { total } } satisfies z.input<typeof propertiesCountAnswer>, 200);
    }
    const present = (cards: Awaited<ReturnType<typeof findCards>>) =>
      cards.map((card) => presentListing(card, locale, scope.now));

    if (query.format === 'page') {
      const [cards, total] = await read((database) =>
        Promise.all([findCards(database, query, scope), countListings(database, query, scope)]),
      );
      return context.json({ data: { propertiesListing: present(cards), total } }, 200);
    }
    // The map comes with the first listings, whatever page is asked for.
    const [cards, markers] = await read((database) =>
      Promise.all([findCards(database, { ...query, page: 1 }, scope), findMarkers(database, query, scope)]),
    );
    const propertiesListing = present(cards);
    if (markers) {
      const propertiesMap = markers.map((marker) => presentMarker(marker, scope.now));
      return context.json({ data: { propertiesMap, propertiesListing, total: markers.length } }, 200);
    }
    const propertiesClusters = await read((database) => findClusters(database, query, query.zoom, scope));
    const total = propertiesClusters.reduce((sum, { count }) => sum + count, 0);
    return context.json({ data: { propertiesMap: [], propertiesClusters, propertiesListing, total } }, 200);
  });
}
