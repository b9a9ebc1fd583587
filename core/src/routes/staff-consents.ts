import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { consentQuery, consentsAnswer } from '@vitrine/contract/core/consents.ts';
import { retentionRunsAnswer } from '@vitrine/contract/core/retention.ts';
import { z } from 'zod';
import { consentCsv } from '../consents/consent-csv.ts';
import { consentTexts } from '../consents/consent-texts.ts';
import { findConsents } from '../consents/find-consents.ts';
import type { CoreEnv } from '../http/core-env.ts';
import type { Staff } from '../http/staff.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { findRetentionRuns } from '../retention/record-retention.ts';
import { jsonOf } from './answers.ts';
import { queryParameters } from './query-parameters.ts';
import { forStaff, staffProblems } from './staff-answers.ts';
import { streamCsv } from './stream-csv.ts';

const listRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/consents',
  summary: 'The register of consents, the newest entry first',
  description: 'A filter that makes no sense is ignored.',
  parameters: [...forStaff.parameters, ...queryParameters(consentQuery)],
  responses: { 200: jsonOf('One page.', consentsAnswer), ...staffProblems },
});

const fileQuery = consentQuery.omit({ page: true });

const csvRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/consents.csv',
  summary: 'The register of consents as a file for spreadsheets',
  description: 'UTF-8 with a byte order mark, RFC 4180; no cell can run as a formula.',
  parameters: [...forStaff.parameters, ...queryParameters(fileQuery)],
  responses: {
    200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } },
    ...staffProblems,
  },
});

const runsRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/retention-runs',
  summary: 'What retention jobs have deleted in the last three months',
  description: 'One row a day, kind and site, also where nothing was deleted.',
  responses: { 200: jsonOf('The register.', retentionRunsAnswer), ...staffProblems },
});

const sitesOf = ({ scope }: Staff) => (scope.kind === 'all' ? null : scope.sites);

/** Adds the staff routes of the registers of consents and of retention. */
export function addStaffConsents(app: OpenAPIHono<CoreEnv>, { database, now }: StaffServices): void {
  app.openapi(listRoute, async (context) => {
    const query = consentQuery.parse(context.req.query());
    return context.json({ data: await findConsents(database, sitesOf(context.get('staff')), query) }, 200);
  });
  app.openapi(csvRoute, async (context) => {
    const locale = context.get('locale');
    const query = fileQuery.parse(context.req.query());
    const parts = consentCsv(database, sitesOf(context.get('staff')), query, locale);
    return streamCsv(context, parts, { name: consentTexts[locale].fileName, now: now() });
  });
  app.openapi(runsRoute, async (context) =>
    context.json({ data: { runs: await findRetentionRuns(database, sitesOf(context.get('staff')), now()) } }, 200),
  );
}
