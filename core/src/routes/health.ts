import type { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { CoreEnv } from '../http/core-env.ts';
import type { CoreDeps } from '../open-core.ts';

/** `/healthz`: the process lives. `/readyz`: it reaches a migrated database; otherwise 503. */
export function addHealth(app: OpenAPIHono<CoreEnv>, { read }: CoreDeps): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    await read((database) => sql`select 1 from site limit 1`.execute(database));
    return context.json({ status: 'ready' });
  });
}
