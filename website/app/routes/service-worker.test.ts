import { beforeAll, expect, test, vi } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { startTestServices } from '../page/test-services.ts';

let preset = 'blue';
let isContentDown = false;

startTestServices((_, response) => {
  const body = {
    content: { fields: [] },
    theme: { preset },
    metadata: { name: { fr: 'Agence' } },
    microsite_id: 'm-1',
    site_key: 'the-key-of-the-site',
  };
  response.writeHead(isContentDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let get: typeof import('./service-worker.ts').get;
beforeAll(async () => {
  ({ get } = await import('./service-worker.ts'));
});

let host = 0;
/** Calls the worker of another host each time, so that no test sees the cache of another. */
const call = () => {
  host += 1;
  const request = new Request('https://www.example.ca/service-worker.js');
  const context = contextOf({ hostname: `w${host}.example.ca` });
  return get({ request, url: new URL(request.url), isDocument: false, params: {}, context });
};
const versionOf = async (response: Response) => /^self\.offlineVersion="([\w-]+)";/.exec(await response.text())?.[1];

test('the version of a worker changes with the pages that it keeps, and is the same on every node', async () => {
  const first = await versionOf(await call());
  expect(first).toMatch(/^[\w-]{12}$/);
  expect(await versionOf(await call())).toBe(first);
  preset = 'red';
  expect(await versionOf(await call())).not.toBe(first);
});

test('a worker is never kept by caches, and not replaced while its site cannot be reached', async () => {
  const answer = await call();
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  isContentDown = true;
  expect((await call()).status).toBe(503);
  isContentDown = false;
});

test('where workers are switched off, the worker removes itself', async () => {
  vi.stubEnv('SERVICE_WORKER', 'false');
  vi.resetModules();
  ({ get } = await import('./service-worker.ts'));
  const text = await (await call()).text();
  expect(text).toContain('unregister');
  expect(text).not.toContain('fetch');
});
