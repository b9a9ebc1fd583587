import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { propertiesParameters } from '@vitrine/contract/core/properties-query.ts';
import { propertyTypeLabels } from '@vitrine/contract/core/property-type-labels.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { listingsCountAnswer, listingWordsLimit, namedListingsAnswer } from '@vitrine/contract/core/staff-listings.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { findFilterRecipients } from '../listings/find-filter-recipients.ts';
import { findMunicipalities } from '../listings/find-municipalities.ts';
import { findNamedListings } from '../listings/find-named-listings.ts';
import { findSold } from '../listings/find-sold.ts';
import { countListings } from '../listings/search/count-listings.ts';
import { findRows } from '../listings/search/find-rows.ts';
import { jsonOf } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { queryParameters } from './query-parameters.ts';
import { readPropertiesQuery } from './read-properties-query.ts';
import { forStaff, siteParams, staffProblems } from './staff-answers.ts';
import { staffSite } from './staff-site.ts';

const countRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/sites/{microsite_id}/listings-count',
  summary: 'How many listings a search of the site finds',
  request: { params: siteParams },
  parameters: [...forStaff.parameters, ...queryParameters(propertiesParameters)],
  responses: { 200: jsonOf('The number.', listingsCountAnswer), ...staffProblems },
});

const filtersRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/sites/{microsite_id}/search-filters',
  summary: 'Every municipality, with the number of the site’s listings in it, and the brokers and offices of the site',
  request: { params: siteParams },
  responses: { 200: jsonOf('What a search can be filtered by.', searchFiltersAnswer), ...staffProblems },
});

const namedRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/sites/{microsite_id}/listings',
  summary: 'The listings of the site with words in their address, or with a number',
  request: {
    params: siteParams,
    query: z.object({
      words: z
        .string()
        .max(listingWordsLimit)
        // PostgreSQL takes no null character.
        .regex(/^[^\0]*$/)
        .default('')
        .meta({ description: 'Words of the address in any order, or the number of the listing.' }),
    }),
  },
  responses: {
    200: jsonOf('At most eight listings, those on the market first.', namedListingsAnswer),
    ...staffProblems,
  },
});

/** Adds the staff routes with which the admin fills in the criteria of a block, and finds the listing of a link. */
export function addStaffListings(app: OpenAPIHono<CoreEnv>, deps: CoreDeps): void {
  const { read, search, now } = deps;

  app.openapi(countRoute, async (context) => {
    const site = await staffSite(deps, context.get('staff'), context.req.valid('param').microsite_id);
    const query = { ...readPropertiesQuery(context.req.url), format: 'count' as const };
    const scope = { micrositeId: site.microsite_id, now: now() };
    if (query.status === 'sold') {
      const { total } = await read((database) => findSold(database, query, { ...scope, kept: site }, 'fr'));
      return context.json({ data: { total } }, 200);
    }
    const { columns } = await search.listings();
    return context.json({ data: { total: findRows(columns, query, scope).count } }, 200);
  });

  app.openapi(namedRoute, async (context) => {
    const site = await staffSite(deps, context.get('staff'), context.req.valid('param').microsite_id);
    const { words } = context.req.valid('query');
    const call = { site, locale: context.get('locale'), now: now() };
    return context.json({ data: await read((database) => findNamedListings(database, words, call)) }, 200);
  });

  app.openapi(filtersRoute, async (context) => {
    const { microsite_id } = await staffSite(deps, context.get('staff'), context.req.valid('param').microsite_id);
    const { columns } = await search.listings();
    const counts = countListings(columns, { micrositeId: microsite_id, now: now() });
    const [known, recipients] = await read((database) =>
      Promise.all([findMunicipalities(database), findFilterRecipients(database, microsite_id)]),
    );
    const municipalities = known.map((municipality) => ({
      ...municipality,
      listings_count: counts.byPlace.get(municipality.MUN_CODE) ?? 0,
    }));
    const property_types = propertyTypeCodes.map((code) => ({
      ...{ code, label: propertyTypeLabels[code], listings_count: counts.byType.get(code) ?? 0 },
    }));
    return context.json({ data: { municipalities, property_types, ...recipients } }, 200);
  });
}
