import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { leadFilters } from '@vitrine/contract/core/staff-leads.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { leadCsv } from '../leads/staff/lead-csv.ts';
import { csvTexts } from '../leads/staff/lead-csv-texts.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { queryParameters } from './query-parameters.ts';
import { forStaff, staffProblems } from './staff-answers.ts';
import { streamCsv } from './stream-csv.ts';

const csvRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/leads.csv',
  summary: 'The leads that the filters find, as a file for spreadsheets',
  description:
    'UTF-8 with a byte order mark, RFC 4180, headers in the language of the call; no cell can run as a formula.',
  parameters: [...forStaff.parameters, ...queryParameters(leadFilters)],
  responses: {
    200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } },
    ...staffProblems,
  },
});

/** Adds the route of the CSV of leads. */
export function addStaffCsv(app: OpenAPIHono<CoreEnv>, { database, now }: StaffServices): void {
  app.openapi(csvRoute, async (context) => {
    const locale = context.get('locale');
    const parts = leadCsv(database, context.get('staff'), leadFilters.parse(context.req.query()), locale);
    return streamCsv(context, parts, { name: csvTexts[locale].fileName, now: now() });
  });
}
