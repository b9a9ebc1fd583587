import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabaseProxy } from '../../../../scripts/tests/database-proxy.ts';
import { createContentDatabase } from '../../../test/content-database.ts';
import { createAdminHandler } from './admin-handler.ts';
import { createDatabaseCheck } from './database-check.ts';

/** Starts the server of the admin with a `next` that answers 200, and a database that can be stopped. */
async function startServer() {
  const database = await startDatabaseProxy(await createContentDatabase('content_admin_gate'));
  let now = 0;
  const handler = createAdminHandler({
    env: { ADMIN_URL: 'https://admin.example.ca', TRUST_PROXY: 0, WEBSITE_URL: 'https://www.example.ca' },
    next: async (_request, response) => void response.end('next'),
    isDatabaseAvailable: createDatabaseCheck(database.url, () => now),
  });
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await database.stop();
  });
  const { port } = server.address() as AddressInfo; // A server on a TCP port has an address of this type.
  return {
    database,
    get: (path: string, headers: Record<string, string> = {}) => {
      now += 1_000;
      return fetch(`http://127.0.0.1:${port}${path}`, { headers });
    },
  };
}

test('While the database is unavailable the admin answers 503 in the reader’s language, and by itself again afterwards.', async () => {
  const { database, get } = await startServer();
  expect((await get('/admin')).status).toBe(200);
  await database.stop();

  const page = await get('/admin', { accept: 'text/html', 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toMatch(/<html lang="fr">.*http-equiv="refresh".*La base de données ne répond pas/);
  const call = await get('/api/pages', { cookie: 'a=1; payload-lng=en', 'accept-language': 'fr' });
  expect([call.status, call.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await call.json()).toEqual({
    errors: [{ message: 'The database does not answer. Try again in a few seconds.' }],
  });
  for (const path of ['/_next/static/x.js', '/healthz', '/readyz']) expect((await get(path)).status).toBe(200);

  await database.start();
  expect((await get('/admin')).status).toBe(200);
});
