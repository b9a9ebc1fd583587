import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { columnAnswer, columnRequest } from '@vitrine/contract/core/feed-columns.ts';
import {
  connectionTest,
  connectionTestAnswer,
  feedAnswer,
  feedCheckAnswer,
  feedInput,
  feedListAnswer,
  feedRemovedAnswer,
  feedRunAnswer,
  heldListDecision,
} from '@vitrine/contract/core/staff-feeds.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import { addSource, changeSource, checkNewSource } from '../feeds/staff/change-source.ts';
import type { FeedStaffServices } from '../feeds/staff/feed-staff-services.ts';
import { fieldMessage } from '../feeds/staff/field-texts.ts';
import { findSources } from '../feeds/staff/find-sources.ts';
import { readColumns } from '../feeds/staff/read-columns.ts';
import { readRun } from '../feeds/staff/read-run.ts';
import { readSource } from '../feeds/staff/read-source.ts';
import {
  approveList,
  refuseList,
  reloadSource,
  removeSource,
  requestRun,
  retryFailure,
  retryFailures,
} from '../feeds/staff/run-source.ts';
import { testConnection } from '../feeds/staff/try-connection.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { jsonOf } from './answers.ts';
import { forStaff, leadParams as idParams, jsonBody, staffProblems } from './staff-answers.ts';

const sourceResponses = { 200: jsonOf('The source as it is now.', feedAnswer), ...staffProblems };
const base = '/api/staff/feeds';

const listRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: base,
  summary: 'Sources of listings, all of whose sites are the caller’s',
  responses: { 200: jsonOf('The sources with their state.', feedListAnswer), ...staffProblems },
});
const addRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: base,
  summary: 'Add a source',
  description: 'Credentials are stored encrypted and never answered.',
  request: { body: jsonBody(feedInput) },
  responses: sourceResponses,
});
const testRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/feed-connections',
  summary: 'Test the connection of a source',
  description: 'Answers five listings as the website would show them, or what is wrong. Nothing is stored.',
  request: { body: jsonBody(connectionTest) },
  responses: { 200: jsonOf('The listings, or what is wrong.', connectionTestAnswer), ...staffProblems },
});
const checkRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/feed-checks',
  summary: 'Check a new source without adding it',
  description: 'Answers 422 as adding it would. Nothing is stored, and no server is called.',
  request: { body: jsonBody(feedInput) },
  responses: { 200: jsonOf('The source could be added.', feedCheckAnswer), ...staffProblems },
});
const columnsRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/feed-columns',
  summary: 'Columns of a file of listings, each with some of its values',
  request: { body: jsonBody(columnRequest) },
  responses: { 200: jsonOf('The columns, or what is wrong with the file.', columnAnswer), ...staffProblems },
});
const readRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${base}/{id}`,
  summary: 'One source with its settings, runs, alarms, held lists and failures',
  request: { params: idParams },
  responses: sourceResponses,
});
const changeRoute = createRoute({
  ...forStaff,
  method: 'put',
  path: `${base}/{id}`,
  summary: 'Change a source',
  description: 'Credentials that are absent stay, unless the address of the server changes.',
  request: { params: idParams, body: jsonBody(feedInput) },
  responses: sourceResponses,
});
const removeRoute = createRoute({
  ...forStaff,
  method: 'delete',
  path: `${base}/{id}`,
  summary: 'Remove a source and take its listings off the market',
  request: { params: idParams },
  responses: { 200: jsonOf('The removed source.', feedRemovedAnswer), ...staffProblems },
});
const runRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: `${base}/{id}/run`,
  summary: 'Read a source now',
  request: { params: idParams },
  responses: sourceResponses,
});
const reloadRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: `${base}/{id}/reload`,
  summary: 'Read a source anew from its beginning, now',
  request: { params: idParams },
  responses: sourceResponses,
});
const retryRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: `${base}/{id}/retry`,
  summary: 'Read the listings that failed again, now',
  request: { params: idParams },
  responses: sourceResponses,
});
const retryOneRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: `${base}/{id}/failures/{key}/retry`,
  summary: 'Read one listing that failed again, now',
  request: { params: idParams.extend({ key: z.string() }) },
  responses: sourceResponses,
});
const readRunRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${base}/{id}/runs/{run}`,
  summary: 'One run of a source with the listings that it changed and that failed in it',
  request: { params: idParams.extend({ run: z.string() }) },
  responses: { 200: jsonOf('The run.', feedRunAnswer), ...staffProblems },
});
const approveRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: `${base}/{id}/approval`,
  summary: 'Allow the removal of what a held list lacks',
  description: '409 when another list has come since the caller looked.',
  request: { params: idParams, body: jsonBody(heldListDecision) },
  responses: sourceResponses,
});
const refuseRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: `${base}/{id}/refusal`,
  summary: 'Keep what a held list lacks',
  description: 'An equal list is held again, and waits for staff. 409 when the list does not wait for staff any more.',
  request: { params: idParams, body: jsonBody(heldListDecision) },
  responses: sourceResponses,
});

/** Maximum number of connections that are tested at once. */
const testsAtOnce = 4;

interface Refused {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[] }[] };
}

/** Throws the 422 problem for a body that the schema refuses, with one sentence for each field in the language of the call. */
function refuseFields(result: Refused, context: Context<CoreEnv>): undefined {
  if (result.success || !result.error) return undefined;
  const locale = context.get('locale');
  const fields = new Set(result.error.issues.map(({ path }) => path.map(String).join('.')));
  const errors = [...fields].map((field) => ({ field, message: fieldMessage(locale, field) }));
  throw new CoreProblem('invalid-fields', { errors });
}

/** Adds the staff routes of sources of listings. Every response to a change holds the changed source. */
export function addStaffFeeds(app: OpenAPIHono<CoreEnv>, services: FeedStaffServices): void {
  const { database } = services;
  const answer = async (context: Context<CoreEnv>, id: string) => ({
    data: await readSource(database, context.get('staff'), id, context.get('locale')),
  });

  app.openapi(listRoute, async (context) =>
    context.json({ data: { sources: await findSources(database, context.get('staff'), context.get('locale')) } }, 200),
  );
  app.openapi(
    addRoute,
    async (context) => {
      const id = await addSource(services, context.get('staff'), context.get('locale'), context.req.valid('json'));
      return context.json(await answer(context, id), 200);
    },
    refuseFields,
  );
  app.openapi(
    { ...testRoute, middleware: limitConcurrency(testsAtOnce) },
    async (context) => {
      const tested = context.req.valid('json');
      const data = await testConnection(services, context.get('staff'), context.get('locale'), tested);
      return context.json({ data }, 200);
    },
    refuseFields,
  );
  app.openapi(
    checkRoute,
    async (context) => {
      await checkNewSource(services, context.get('staff'), context.get('locale'), context.req.valid('json'));
      return context.json({ data: {} }, 200);
    },
    refuseFields,
  );
  app.openapi(
    { ...columnsRoute, middleware: limitConcurrency(testsAtOnce) },
    async (context) => {
      const wanted = context.req.valid('json');
      const data = await readColumns(services, context.get('staff'), context.get('locale'), wanted);
      return context.json({ data }, 200);
    },
    refuseFields,
  );
  app.openapi(readRoute, async (context) => context.json(await answer(context, context.req.valid('param').id), 200));
  app.openapi(
    changeRoute,
    async (context) => {
      const { id } = context.req.valid('param');
      await changeSource(services, context.get('staff'), context.get('locale'), id, context.req.valid('json'));
      return context.json(await answer(context, id), 200);
    },
    refuseFields,
  );
  app.openapi(removeRoute, async (context) => {
    const { id } = context.req.valid('param');
    await removeSource(services, context.get('staff'), id);
    return context.json({ data: { id } }, 200);
  });
  app.openapi(runRoute, async (context) => {
    const { id } = context.req.valid('param');
    await requestRun(services, context.get('staff'), id);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(reloadRoute, async (context) => {
    const { id } = context.req.valid('param');
    await reloadSource(services, context.get('staff'), id);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(retryRoute, async (context) => {
    const { id } = context.req.valid('param');
    await retryFailures(services, context.get('staff'), id);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(retryOneRoute, async (context) => {
    const { id, key } = context.req.valid('param');
    await retryFailure(services, context.get('staff'), id, key);
    return context.json(await answer(context, id), 200);
  });
  app.openapi(readRunRoute, async (context) => {
    const { id, run } = context.req.valid('param');
    const data = await readRun(database, context.get('staff'), id, run, context.get('locale'));
    return context.json({ data }, 200);
  });
  app.openapi(
    approveRoute,
    async (context) => {
      const { id } = context.req.valid('param');
      await approveList(services, context.get('staff'), id, context.req.valid('json').list);
      return context.json(await answer(context, id), 200);
    },
    refuseFields,
  );
  app.openapi(
    refuseRoute,
    async (context) => {
      const { id } = context.req.valid('param');
      await refuseList(services, context.get('staff'), id, context.req.valid('json').list);
      return context.json(await answer(context, id), 200);
    },
    refuseFields,
  );
}
