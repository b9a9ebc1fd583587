import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  sourceMatch,
  sourceMatchAnswer,
  sourceMatchRemoval,
  sourcePeopleAnswer,
  sourcePersonAnswer,
  sourcePersonKey,
} from '@vitrine/contract/core/staff-feed-people.ts';
import { z } from 'zod';
import { fetchPhoto, photoLimits } from '../feeds/photos/fetch-photo.ts';
import { removeMatch, saveMatch } from '../feeds/staff/change-match.ts';
import type { FeedStaffServices } from '../feeds/staff/feed-staff-services.ts';
import { findPeople, findPerson } from '../feeds/staff/find-people.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { jsonOf } from './answers.ts';
import { forStaff, leadParams as idParams, jsonBody, staffProblems } from './staff-answers.ts';

const base = '/api/staff/feeds/{id}/people';
const personParams = idParams.extend(sourcePersonKey.shape);

const listRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: base,
  summary: 'Brokers and brokerages of a source that a site of it lacks',
  request: { params: idParams },
  responses: { 200: jsonOf('Those with most listings on the market first.', sourcePeopleAnswer), ...staffProblems },
});
const readRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${base}/{resource}/{key}`,
  summary: 'One broker or brokerage of a source',
  request: { params: personParams },
  responses: { 200: jsonOf('The broker or the brokerage.', sourcePersonAnswer), ...staffProblems },
});
const photoRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${base}/{resource}/{key}/photo`,
  summary: 'The photo of a broker or a brokerage, fetched from the source',
  request: { params: personParams },
  responses: {
    200: {
      description: 'The file as the source sends it.',
      content: { 'application/octet-stream': { schema: z.any() } },
    },
    ...staffProblems,
  },
});
const saveRoute = createRoute({
  ...forStaff,
  method: 'put',
  path: '/api/staff/feeds/{id}/matches',
  summary: 'Say which person or office of a site one of a source is, or that it is none',
  request: { params: idParams, body: jsonBody(sourceMatch) },
  responses: { 200: jsonOf('The decision is stored.', sourceMatchAnswer), ...staffProblems },
});
const removeRoute = createRoute({
  ...forStaff,
  method: 'delete',
  path: '/api/staff/feeds/{id}/matches',
  summary: 'Delete such a decision',
  request: { params: idParams, body: jsonBody(sourceMatchRemoval) },
  responses: { 200: jsonOf('There is no decision.', sourceMatchAnswer), ...staffProblems },
});

/** Maximum number of photos that are fetched at once. */
const photosAtOnce = 4;

/** Adds the staff routes of the people of a source whom its sites lack. */
export function addStaffFeedPeople(app: OpenAPIHono<CoreEnv>, services: FeedStaffServices): void {
  app.openapi(listRoute, async (context) => {
    const { id } = context.req.valid('param');
    return context.json({ data: await findPeople(services, context.get('staff'), id) }, 200);
  });
  app.openapi(readRoute, async (context) => {
    const { id, ...wanted } = context.req.valid('param');
    const { photo_url, ...person } = await findPerson(services, context.get('staff'), id, wanted);
    return context.json({ data: person }, 200);
  });
  app.openapi({ ...photoRoute, middleware: limitConcurrency(photosAtOnce) }, async (context) => {
    const { id, ...wanted } = context.req.valid('param');
    const { photo_url } = await findPerson(services, context.get('staff'), id, wanted);
    const { privateHosts } = services.connector.limits;
    const limits = { ...photoLimits, totalMs: 10_000, privateHosts };
    const fetched = photo_url === null ? null : await fetchPhoto(photo_url, null, limits);
    if (fetched?.kind !== 'photo') throw new CoreProblem('unknown-person');
    return context.body(new Uint8Array(fetched.data), 200, { 'content-type': 'application/octet-stream' });
  });
  app.openapi(saveRoute, async (context) => {
    const { id } = context.req.valid('param');
    const listings = await saveMatch(services, context.get('staff'), id, context.req.valid('json'));
    return context.json({ data: { listings } }, 200);
  });
  app.openapi(removeRoute, async (context) => {
    const { id } = context.req.valid('param');
    const listings = await removeMatch(services, context.get('staff'), id, context.req.valid('json'));
    return context.json({ data: { listings } }, 200);
  });
}
