import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  assignment,
  forgottenAnswer,
  leadAnswer,
  leadCountsAnswer,
  leadListAnswer,
  leadListQuery,
  leadNote,
  stageChange,
} from '@vitrine/contract/core/staff-leads.ts';
import type { Context } from 'hono';
import type { CoreEnv } from '../http/core-env.ts';
import { assignLead, changeStage, releaseLead } from '../leads/staff/change-lead.ts';
import { deleteLead } from '../leads/staff/delete-leads.ts';
import { countLeads, findLeads } from '../leads/staff/find-leads.ts';
import { addNote, deleteNote, editNote } from '../leads/staff/lead-notes.ts';
import { readLead } from '../leads/staff/read-lead.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { jsonOf } from './answers.ts';
import { queryParameters } from './query-parameters.ts';
import { forStaff, jsonBody, leadParams, noteParams, staffProblems } from './staff-answers.ts';

const leadResponses = { 200: jsonOf('The lead as it is now.', leadAnswer), ...staffProblems };
const deletedResponses = { 200: jsonOf('How much was deleted.', forgottenAnswer), ...staffProblems };

const listRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/leads',
  summary: 'Leads, the newest first',
  description: 'A filter that makes no sense is ignored. Pages follow each other by `next` and `previous`.',
  parameters: [...forStaff.parameters, ...queryParameters(leadListQuery)],
  responses: { 200: jsonOf('One page.', leadListAnswer), ...staffProblems },
});

const countsRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/lead-counts',
  summary: 'How many leads wait in each stage',
  responses: {
    200: jsonOf('The counts; leads in quarantine are in none but their own.', leadCountsAnswer),
    ...staffProblems,
  },
});

const leadRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/leads/{id}',
  summary: 'One lead with its history',
  request: { params: leadParams },
  responses: leadResponses,
});

const stageRoute = createRoute({
  ...forStaff,
  method: 'patch',
  path: '/api/staff/leads/{id}',
  summary: 'Put a lead into another stage',
  description: '`was` is the stage that the caller saw; 409 where somebody else has changed it since.',
  request: { params: leadParams, body: jsonBody(stageChange) },
  responses: leadResponses,
});

const assignRoute = createRoute({
  ...forStaff,
  method: 'put',
  path: '/api/staff/leads/{id}/assignee',
  summary: 'Give a lead to one of its site’s recipients, who gets it by mail',
  request: { params: leadParams, body: jsonBody(assignment) },
  responses: leadResponses,
});

const releaseRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/leads/{id}/release',
  summary: 'Let a lead out of quarantine',
  description: 'The visitor gets the confirmation, and whatever else waited for this begins.',
  request: { params: leadParams },
  responses: leadResponses,
});

const addNoteRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/leads/{id}/notes',
  summary: 'Write a note on a lead',
  description:
    'Notes stand in the history of the lead and in the CSV file. No visitor gets them; they are deleted with the lead.',
  request: { params: leadParams, body: jsonBody(leadNote) },
  responses: leadResponses,
});

const editNoteRoute = createRoute({
  ...forStaff,
  method: 'put',
  path: '/api/staff/leads/{id}/notes/{note}',
  summary: 'Change a note on a lead',
  description: 'Its author and administrators may; 403 for others.',
  request: { params: noteParams, body: jsonBody(leadNote) },
  responses: leadResponses,
});

const deleteNoteRoute = createRoute({
  ...forStaff,
  method: 'delete',
  path: '/api/staff/leads/{id}/notes/{note}',
  summary: 'Delete a note on a lead',
  description: 'Its author and administrators may; 403 for others.',
  request: { params: noteParams },
  responses: leadResponses,
});

const deleteRoute = createRoute({
  ...forStaff,
  method: 'delete',
  path: '/api/staff/leads/{id}',
  summary: 'Delete a lead with its history',
  request: { params: leadParams },
  responses: deletedResponses,
});

/** Adds the staff routes of leads. Every response to a change holds the changed lead. */
export function addStaffLeads(app: OpenAPIHono<CoreEnv>, services: StaffServices): void {
  const { database } = services;
  const answer = async (context: Context<CoreEnv>, id: string) => ({
    data: await readLead(database, context.get('staff'), id, context.get('locale')),
  });

  app.openapi(listRoute, async (context) => {
    const query = leadListQuery.parse(context.req.query());
    return context.json({ data: await findLeads(database, context.get('staff'), query) }, 200);
  });
  app.openapi(countsRoute, async (context) =>
    context.json({ data: await countLeads(database, context.get('staff')) }, 200),
  );
  app.openapi(leadRoute, async (context) => context.json(await answer(context, context.req.valid('param').id), 200));
  app.openapi(stageRoute, async (context) => {
    const { id } = context.req.valid('param');
    await changeStage(services, context.get('staff'), id, context.req.valid('json'));
    return context.json(await answer(context, id), 200);
  });
  app.openapi(assignRoute, async (context) => {
    const { id } = context.req.valid('param');
    await assignLead(services, context.get('staff'), id, context.req.valid('json').assignee);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(releaseRoute, async (context) => {
    const { id } = context.req.valid('param');
    await releaseLead(services, context.get('staff'), id);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(addNoteRoute, async (context) => {
    const { id } = context.req.valid('param');
    await addNote(services, context.get('staff'), id, context.req.valid('json').text);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(editNoteRoute, async (context) => {
    const { id, note } = context.req.valid('param');
    await editNote(services, context.get('staff'), id, note, context.req.valid('json').text);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(deleteNoteRoute, async (context) => {
    const { id, note } = context.req.valid('param');
    await deleteNote(services, context.get('staff'), id, note);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(deleteRoute, async (context) => {
    await deleteLead(services, context.get('staff'), context.req.valid('param').id);
    return context.json({ data: { leads: 1, alerts: 0 } }, 200);
  });
}
