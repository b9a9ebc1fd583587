import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  type ListingSettings,
  listingSettingsAnswer,
  listingSettingsChange,
} from '@vitrine/contract/core/listing-settings.ts';
import { adminsOnly } from '../http/admins-only.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { changeListingSettings, readListingSettings } from '../listings/listing-settings.ts';
import { jsonOf } from './answers.ts';
import { forStaff, jsonBody, siteParams, staffProblems } from './staff-answers.ts';

const settings = {
  ...forStaff,
  path: '/api/staff/sites/{microsite_id}/listing-settings',
  responses: { 200: jsonOf('The settings as they are now.', listingSettingsAnswer), ...staffProblems },
};
const readRoute = createRoute({
  ...settings,
  method: 'get',
  summary: 'How long a site shows listings off the market, and whether it shows previous prices',
  request: { params: siteParams },
});
const changeRoute = createRoute({
  ...settings,
  method: 'patch',
  summary: 'Change how long a site shows listings off the market, and whether it shows previous prices',
  request: { params: siteParams, body: jsonBody(listingSettingsChange) },
});

const known = (settings: ListingSettings | undefined): { data: ListingSettings } => {
  if (!settings) throw new CoreProblem('unknown-site');
  return { data: settings };
};

/** Adds the staff routes of the settings of a site for its listings. */
export function addStaffListingSettings(app: OpenAPIHono<CoreEnv>, { database }: StaffServices): void {
  app.openapi({ ...readRoute, middleware: adminsOnly }, async (context) => {
    const { microsite_id } = context.req.valid('param');
    return context.json(known(await readListingSettings(database, microsite_id)), 200);
  });
  app.openapi({ ...changeRoute, middleware: adminsOnly }, async (context) => {
    const { microsite_id } = context.req.valid('param');
    const change = context.req.valid('json');
    return context.json(known(await changeListingSettings(database, microsite_id, change)), 200);
  });
}
