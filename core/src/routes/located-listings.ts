import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  locatedListingsAnswer,
  locatedListingsLimit,
  locationTextLimit,
} from '@vitrine/contract/core/located-listings.ts';
import { propertiesParameters } from '@vitrine/contract/core/properties-query.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { locateListings } from '../listings/locate-listings.ts';
import { jsonOf, languageHeader, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { queryParameters } from './query-parameters.ts';
import { readPropertiesQuery } from './read-properties-query.ts';

const route = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/located-listings',
  summary: 'The listings on the market that an address, a postal code or a listing number names',
  description:
    `At most ${locatedListingsLimit}, the newest first. An address is found by its words in any order, with or without accents; the first half of a ` +
    'postal code finds all listings of its area, and a listing number also a sold one. Listings whose address is hidden are found by their number alone.',
  security: protectedBySiteKey,
  request: {
    params: z.object({ microsite_id: micrositeId }),
    query: z.object({
      text: z.string().max(locationTextLimit).meta({ description: 'What the visitor knows of the place.' }),
    }),
  },
  parameters: [languageHeader, ...queryParameters(propertiesParameters.pick({ mun: true }))],
  responses: { 200: jsonOf('The listings.', locatedListingsAnswer), ...problemAnswers },
});

export function addLocatedListings(app: OpenAPIHono<CoreEnv>, { read, findCachedSite }: CoreDeps): void {
  app.openapi({ ...route, middleware: requireSite(findCachedSite) }, async (context) => {
    const { mun: places } = readPropertiesQuery(context.req.url);
    const call = { micrositeId: context.get('site').microsite_id, locale: context.get('locale'), places };
    const data = await read((database) => locateListings(database, context.req.valid('query').text, call));
    return context.json({ data }, 200);
  });
}
