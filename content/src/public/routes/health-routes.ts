import { Hono } from 'hono';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { retrySeconds } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';

/**
 * Routes of `GET /healthz`, which answers 200 while the process runs, and of `GET /readyz`, which answers 503 while the database
 * cannot be read.
 */
export const healthRoutes = ({ isReady }: ServiceDependencies) =>
  new Hono<RequestVariables>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) =>
      (await isReady())
        ? c.json({ status: 'ready' })
        : c.json({ status: 'not ready' }, 503, { 'retry-after': retrySeconds }),
    );
