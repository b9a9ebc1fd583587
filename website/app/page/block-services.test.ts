import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BlockServices } from '../block-framework/definition/define-block-server.ts';
import { setTestEnvironment } from './test-environment.ts';

/** A core and a content service that never answer. */
const server = createServer(() => undefined);
let services: BlockServices;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the server listens on a port
  const origin = `http://127.0.0.1:${port}`;
  setTestEnvironment({ CORE_URL: origin, CONTENT_URL: origin });
  const { blockServices } = await import('./load-block-data.server.ts');
  services = blockServices({ site: { micrositeId: 'm-1', siteKey: 'k' }, locale: 'fr', requestId: 'r' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the requests of a block for listings, search filters and articles are aborted after one second', async () => {
  const abort = vi.spyOn(AbortController.prototype, 'abort');
  const closed: Promise<unknown>[] = [];
  server.on('request', ({ socket }) => closed.push(once(socket, 'close')));
  const answers = await Promise.all([
    services.properties(new URLSearchParams()),
    services.searchFilters(),
    services.articles({ language: 'fr', page: 1, limit: 6, order: 'desc' }),
  ]);
  expect(answers).toEqual([null, null, null]);
  // Other test files share the process, and their last requests may still begin.
  const reasons = new Set(abort.mock.calls.map(([reason]) => reason));
  const late = [...reasons].filter((reason) => String(reason).includes('There was no answer within 1000 ms'));
  expect(late).toHaveLength(3);
  expect(closed).toHaveLength(3);
  await Promise.all(closed);
  abort.mockRestore();
});
