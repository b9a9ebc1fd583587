import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { coreSite } from '@vitrine/contract/core/import.ts';
import {
  leadSettingsAnswer,
  leadSettingsChange,
  siteAdded,
  staffSitesAnswer,
  webhookSecretAnswer,
} from '@vitrine/contract/core/staff-leads.ts';
import { adminsOnly } from '../http/admins-only.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { findStaffSites } from '../leads/staff/find-staff-sites.ts';
import { changeLeadSettings, readLeadSettings, renewWebhookSecret } from '../leads/staff/lead-settings.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { insertSite } from '../sites/upsert-site.ts';
import { jsonOf } from './answers.ts';
import { forStaff, jsonBody, siteParams, staffProblems } from './staff-answers.ts';

const sitesRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/sites',
  summary: 'The sites of the caller, and to whom their leads can be assigned',
  responses: { 200: jsonOf('The sites.', staffSitesAnswer), ...staffProblems },
});

const addRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/sites',
  summary: 'Add a site, which then takes leads and shows listings',
  request: { body: jsonBody(coreSite) },
  responses: { 201: jsonOf('The site is added.', siteAdded), ...staffProblems },
});

const settings = {
  ...forStaff,
  path: '/api/staff/sites/{microsite_id}/lead-settings',
  responses: { 200: jsonOf('The settings as they are now.', leadSettingsAnswer), ...staffProblems },
};
const readRoute = createRoute({
  ...settings,
  method: 'get',
  summary: 'How long a site keeps its leads, and its webhook',
  request: { params: siteParams },
});
const changeRoute = createRoute({
  ...settings,
  method: 'patch',
  summary: 'Change how long a site keeps its leads, and its webhook',
  request: { params: siteParams, body: jsonBody(leadSettingsChange) },
});
const secretRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/sites/{microsite_id}/webhook-secret',
  summary: 'Make a new secret for a site’s webhook',
  description: 'The answer is the one time that it can be read.',
  request: { params: siteParams },
  responses: { 200: jsonOf('The secret.', webhookSecretAnswer), ...staffProblems },
});

/** Adds the staff routes of sites and the settings of their leads. A webhook sends leads elsewhere, and a short retention period deletes them: only administrators change them. */
export function addStaffSites(app: OpenAPIHono<CoreEnv>, { database, privateHosts }: StaffServices): void {
  app.openapi(sitesRoute, async (context) =>
    context.json({ data: { sites: await findStaffSites(database, context.get('staff')) } }, 200),
  );
  app.openapi({ ...addRoute, middleware: adminsOnly }, async (context) => {
    const site = context.req.valid('json');
    if (!(await insertSite(database, site))) throw new CoreProblem('site-exists');
    return context.json({ data: { microsite_id: site.micrositeId } }, 201);
  });
  app.openapi({ ...readRoute, middleware: adminsOnly }, async (context) =>
    context.json({ data: await readLeadSettings(database, context.req.valid('param').microsite_id) }, 200),
  );
  app.openapi({ ...changeRoute, middleware: adminsOnly }, async (context) => {
    const { microsite_id } = context.req.valid('param');
    const locale = context.get('locale');
    await changeLeadSettings(database, microsite_id, context.req.valid('json'), { privateHosts, locale });
    return context.json({ data: await readLeadSettings(database, microsite_id) }, 200);
  });
  app.openapi({ ...secretRoute, middleware: adminsOnly }, async (context) => {
    const secret = await renewWebhookSecret(database, context.req.valid('param').microsite_id, context.get('locale'));
    return context.json({ data: { secret } }, 200);
  });
}
