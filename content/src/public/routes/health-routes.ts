import { Hono } from 'hono';
import type { RequestVariables } from '../request-variables.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';

/** `GET /healthz`: the process lives. `GET /readyz`: it can answer pages, or 503. */
export const healthRoutes = ({ isReady }: ServiceDependencies) =>
  new Hono<RequestVariables>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) =>
      (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
    );
