import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { recipientAnswer, recipientChange, recipientRemoval } from '@vitrine/contract/core/staff-recipients.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { removeRecipient, saveRecipient } from '../leads/staff/change-recipients.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { jsonOf } from './answers.ts';
import { forStaff, jsonBody, siteParams, staffProblems } from './staff-answers.ts';

const path = '/api/staff/sites/{microsite_id}/recipients';

const saveRoute = createRoute({
  ...forStaff,
  method: 'put',
  path,
  summary: 'Add a person to whom visitors of a site can write, or change one',
  request: { params: siteParams, body: jsonBody(recipientChange) },
  responses: { 200: jsonOf('The recipient is saved.', recipientAnswer), ...staffProblems },
});

const removeRoute = createRoute({
  ...forStaff,
  method: 'delete',
  path,
  summary: 'Remove a recipient of a site; the leads go to the site’s default recipient',
  request: { params: siteParams, body: jsonBody(recipientRemoval) },
  responses: { 200: jsonOf('The recipient is gone.', recipientAnswer), ...staffProblems },
});

/** Adds the staff routes of the people who receive the leads of a site. */
export function addStaffRecipients(app: OpenAPIHono<CoreEnv>, { database }: StaffServices): void {
  app.openapi(saveRoute, async (context) => {
    const { microsite_id } = context.req.valid('param');
    await saveRecipient(database, context.get('staff'), microsite_id, context.req.valid('json'));
    return context.json({ data: { leads: 0 } }, 200);
  });
  app.openapi(removeRoute, async (context) => {
    const { microsite_id } = context.req.valid('param');
    const leads = await removeRecipient(database, context.get('staff'), microsite_id, context.req.valid('json'));
    return context.json({ data: { leads } }, 200);
  });
}
