import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { municipalitiesAnswer } from '@vitrine/contract/core/municipalities.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { requireSite } from '../http/require-site.ts';
import { findMunicipalities, findSearchableMunicipalities } from '../listings/find-municipalities.ts';
import { propertyTypeLabels } from '../listings/property-types.ts';
import type { CoreDeps } from '../open-core.ts';
import { jsonOf, micrositeId, problemAnswers, protectedBySiteKey } from './answers.ts';

const filtersRoute = createRoute({
  method: 'get',
  path: '/api/swc/{microsite_id}/search-filters',
  summary: 'The municipalities in which the site has listings, and the property types',
  security: protectedBySiteKey,
  request: { params: z.object({ microsite_id: micrositeId }) },
  responses: { 200: jsonOf('What the filters offer.', searchFiltersAnswer), ...problemAnswers },
});

const municipalitiesRoute = createRoute({
  method: 'get',
  path: '/api/swc/municipalities',
  summary: 'Every municipality that core knows',
  responses: { 200: jsonOf('By name.', municipalitiesAnswer), 503: problemAnswers[503] },
});

const property_types = propertyTypeCodes.map((code) => ({ code, label: propertyTypeLabels[code] }));

export function addFilters(app: OpenAPIHono<CoreEnv>, { read }: CoreDeps): void {
  app.openapi({ ...filtersRoute, middleware: requireSite(read) }, async (context) => {
    const { microsite_id } = context.get('site');
    const municipalities = await read((database) => findSearchableMunicipalities(database, microsite_id));
    return context.json({ data: { municipalities, property_types } }, 200);
  });

  app.openapi(municipalitiesRoute, async (context) => {
    const municipalities = await read(findMunicipalities);
    return context.json({ data: { municipalities } }, 200);
  });
}
