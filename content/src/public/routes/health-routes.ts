import { Hono } from 'hono';
import type { PublicDeps } from '../deps.ts';
import type { PublicEnvironment } from '../environment.ts';

/** `GET /healthz`: the process lives. `GET /readyz`: it can answer pages, or 503. */
export const healthRoutes = ({ isReady }: PublicDeps) =>
  new Hono<PublicEnvironment>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) =>
      (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
    );
