import { Hono } from 'hono';
import type { RequestVariables } from '../request-variables.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';

/** `GET /healthz` answers 200 while the process runs; `GET /readyz` answers 503 while it cannot read the database. */
export const healthRoutes = ({ isReady }: ServiceDependencies) =>
  new Hono<RequestVariables>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) =>
      (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
    );
