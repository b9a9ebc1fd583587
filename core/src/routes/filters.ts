import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { type MunicipalitiesAnswer, municipalitiesAnswer } from '@vitrine/contract/core/municipalities.ts';
import { propertiesParameters } from '@vitrine/contract/core/properties-query.ts';
import { propertyTypeLabels } from '@vitrine/contract/core/property-type-labels.ts';
import { type SearchFiltersAnswer, searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { z } from 'zod';
import { answerJson } from '../http/answer-json.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { findFilterRecipients } from '../listings/find-filter-recipients.ts';
import { findMunicipalities, findSearchableMunicipalities } from '../listings/find-municipalities.ts';
import { countListings } from '../listings/search/count-listings.ts';
import { jsonOf, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { queryParameters } from './query-parameters.ts';
import { readPropertiesQuery } from './read-properties-query.ts';

/** The parameters of `properties` by which places are counted. */
const countedFilters = propertiesParameters.pick({
  ...{ type: true, price_min: true, price_max: true, bedrooms: true, bathrooms: true },
  ...{ forSaleForRent: true, open_house: true, area: true, broker: true, office: true },
});

const filtersRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/search-filters',
  summary:
    'The municipalities in which the site has listings and the property types, with how many, and the brokers and offices',
  description:
    'With the filters of `properties`: the numbers of listings that pass them. Municipalities and bounds do not count, since these numbers are of the places to choose among.',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  parameters: queryParameters(countedFilters),
  responses: { 200: jsonOf('What the filters offer.', searchFiltersAnswer), ...problemAnswers },
});

const municipalitiesRoute = createRoute({
  method: 'get',
  path: '/api/swc/municipalities',
  summary: 'Every municipality that core knows',
  responses: { 200: jsonOf('By name.', municipalitiesAnswer), 503: problemAnswers[503] },
});

export function addFilters(app: OpenAPIHono<CoreEnv>, { read, findCachedSite, search, now }: CoreDeps): void {
  app.openapi({ ...filtersRoute, middleware: requireSite(findCachedSite) }, async (context) => {
    const { microsite_id } = context.get('site');
    const { columns } = await search.listings();
    const filters = { ...readPropertiesQuery(context.req.url), mun: [], bounds: null };
    const counts = countListings(columns, { micrositeId: microsite_id, now: now() }, filters);
    const [municipalities, recipients] = await read((database) =>
      Promise.all([findSearchableMunicipalities(database, counts), findFilterRecipients(database, microsite_id)]),
    );
    const property_types = propertyTypeCodes.map((code) => ({
      code,
      label: propertyTypeLabels[code],
      listings_count: counts.byType.get(code) ?? 0,
    }));
    const answer: SearchFiltersAnswer = { data: { municipalities, property_types, ...recipients } };
    return answerJson<SearchFiltersAnswer>(context, JSON.stringify(answer));
  });

  app.openapi(municipalitiesRoute, async (context) => {
    const municipalities = await read(findMunicipalities);
    const answer: MunicipalitiesAnswer = { data: { municipalities } };
    return answerJson<MunicipalitiesAnswer>(context, JSON.stringify(answer));
  });
}
