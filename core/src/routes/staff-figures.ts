import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { figuresAnswer, figuresQuery, oneListingFiguresAnswer } from '@vitrine/contract/core/figures.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';
import { figureCsv, figureCsvName } from '../figures/figure-csv.ts';
import { dayOf, periodUntil } from '../figures/figure-days.ts';
import { readDays, readSearches } from '../figures/read-figures.ts';
import { type FigureCall, figurePageSize, readListing, readListings } from '../figures/read-listing-figures.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { jsonOf } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { queryParameters } from './query-parameters.ts';
import { forStaff, siteParams, staffProblems } from './staff-answers.ts';
import { staffSite } from './staff-site.ts';

const path = '/api/staff/sites/{microsite_id}/figures' as const;
const parameters = [...forStaff.parameters, ...queryParameters(figuresQuery)];

const siteRoute = createRoute({
  ...forStaff,
  method: 'get',
  path,
  summary: 'How often the listings of a site were seen, kept, shared and asked about, and what visitors searched for',
  request: { params: siteParams },
  parameters,
  responses: { 200: jsonOf('The figures of the site and one page of its listings.', figuresAnswer), ...staffProblems },
});

const csvRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${path}.csv`,
  summary: 'The figures of all listings of a site, one line a listing and day with counts, as a file for spreadsheets',
  request: { params: siteParams },
  parameters,
  responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } }, ...staffProblems },
});

const listingRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${path}/{uls}`,
  summary: 'The figures of one listing of a site by day',
  request: { params: siteParams.extend({ uls: z.string().regex(/^\d{4,12}$/) }) },
  parameters,
  responses: { 200: jsonOf('The figures.', oneListingFiguresAnswer), ...staffProblems },
});

/** Adds the staff routes of figures. They read the primary, to which counts have just been written. */
export function addStaffFigures(app: OpenAPIHono<CoreEnv>, deps: CoreDeps): void {
  const database: Database = deps.staffServices.database;
  const callOf = async (context: Context<CoreEnv>): Promise<FigureCall & { asked: z.output<typeof figuresQuery> }> => {
    const site = await staffSite(deps, context.get('staff'), context.req.param('microsite_id') ?? '');
    const asked = figuresQuery.parse(context.req.query());
    const now = deps.now();
    return { site, locale: context.get('locale'), now, period: periodUntil(dayOf(now), asked.days), asked };
  };

  app.openapi(siteRoute, async (context) => {
    const { asked, ...call } = await callOf(context);
    const { microsite_id } = call.site;
    const [days, { listings, total }, searches] = await Promise.all([
      readDays(database, { micrositeId: microsite_id, broker: asked.broker }, call.period),
      readListings(database, call, asked),
      readSearches(database, microsite_id, call.period),
    ]);
    return context.json({ data: { ...days, listings, total, page_size: figurePageSize, searches } }, 200);
  });

  app.openapi(csvRoute, async (context) => {
    const { asked, ...call } = await callOf(context);
    context.header('content-type', 'text/csv; charset=utf-8');
    context.header('content-disposition', `attachment; filename="${figureCsvName(call)}"`);
    return context.body(await figureCsv(database, call, asked.broker), 200);
  });

  app.openapi(listingRoute, async (context) => {
    const { asked: _, ...call } = await callOf(context);
    const listing = await readListing(database, call, context.req.valid('param').uls);
    if (!listing) throw new CoreProblem('unknown-listing');
    return context.json({ data: listing }, 200);
  });
}
