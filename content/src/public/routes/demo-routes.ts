import { Hono } from 'hono';
import { demoPage } from '../answers/demo-page.ts';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import type { RequestVariables } from '../http/request-variables.ts';

/** Routes of `GET /api/development/demo-page` (wire.17): one block of every type, for the QA pages. */
export const demoRoutes = ({ payload, core }: ServiceDependencies) =>
  new Hono<RequestVariables>().get('/development/demo-page', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await demoPage(payload, core));
  });
