import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { PurgeKind } from './purge-call.ts';
import { purgeCdn } from './purge-cdn.ts';

type Answer = (response: ServerResponse) => void;
const status =
  (code: number, headers = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body);
const hangs: Answer = () => {};
const breaksOff: Answer = (response) => response.destroy();

/** Starts a fake CDN that gives these answers, then 200. */
async function setUp(answers: Answer[], kind: PurgeKind = 'tags') {
  const calls: unknown[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const state = { onCall: () => {} };
  const server = createServer(async (req, res) => {
    headers.push(req.headers);
    calls.push(await json(req));
    state.onCall();
    (answers.shift() ?? status(200))(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has an address of this type.
  const log = pino({ level: 'silent' });
  const times = { waitsMs: [5, 5], settleMs: 5, limitMs: 1000 };
  const cdn = purgeCdn({ kind, url: `http://127.0.0.1:${port}/purge`, token: 'secret', log, ...times });
  return { ...cdn, calls, headers, state };
}

test('Tags are posted with the token.', async () => {
  const { purge, calls, headers } = await setUp([]);
  purge(['page-1', 'missing-1']);
  await expect.poll(() => calls).toEqual([{ tags: ['page-1', 'missing-1'] }]);
  expect(headers[0]?.authorization).toBe('Bearer secret');
});

test('Cloudflare and Fastly are called in their own way.', async () => {
  const cloudflare = await setUp([], 'cloudflare');
  const tags = Array.from({ length: 31 }, (_, index) => `page-${index}`);
  cloudflare.purge(tags);
  await expect.poll(() => cloudflare.calls).toEqual([{ tags: tags.slice(0, 30) }, { tags: tags.slice(30) }]);
  expect(cloudflare.headers[0]?.authorization).toBe('Bearer secret');
  const fastly = await setUp([], 'fastly');
  fastly.purge(['page-1']);
  await expect.poll(() => fastly.calls).toEqual([{ surrogate_keys: ['page-1'] }]);
  expect(fastly.headers[0]).toMatchObject({ 'fastly-key': 'secret' });
  expect(fastly.headers[0]).not.toHaveProperty('authorization');
});

test.each<[string, Answer]>([
  ['fails', status(500)],
  ['is limited', status(429)],
  ['hangs', hangs],
  ['breaks off', breaksOff],
  ['leads elsewhere', status(302, { location: 'http://127.0.0.1:9/' })],
  ['is refused by Cloudflare with 200', status(200, {}, '{"success": false}')],
])('A call that %s is made again, with the tags that came since.', async (_, answer) => {
  const { purge, calls, state, figures } = await setUp([answer, answer]);
  state.onCall = () => purge(['page-2']);
  purge(['page-1']);
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  state.onCall = () => {};
  expect(calls[0]).toEqual({ tags: ['page-1'] });
  for (const call of calls.slice(1, 3)) expect(new Set(Object(call).tags)).toEqual(new Set(['page-1', 'page-2']));
  await expect.poll(() => figures()).toMatchObject({ failed: 2, oldestSeconds: 0 });
});

test('A cache that fails for long is asked until it answers, and says since when a change waits.', async () => {
  const { purge, calls, figures } = await setUp(Array.from({ length: 12 }, () => status(503)));
  purge(['page-1']);
  await expect.poll(() => figures().failed).toBeGreaterThan(5);
  expect(figures().oldestSeconds).toBeGreaterThan(0);
  await expect.poll(() => figures()).toEqual({ done: 1, failed: 12, oldestSeconds: 0 });
  expect(calls.at(-1)).toEqual({ tags: ['page-1'] });
});

test('A cache that says when to ask again is not asked before.', async () => {
  const { purge, calls } = await setUp([status(429, { 'retry-after': '1' })]);
  const start = performance.now();
  purge(['page-1']);
  await expect.poll(() => calls.length).toBe(2);
  expect(performance.now() - start).toBeGreaterThan(990);
});

test('When more changes wait than can be named, every page is purged.', async () => {
  const { purge, calls } = await setUp([status(500)]);
  purge(Array.from({ length: 1001 }, (_, index) => `page-${index}`));
  await expect.poll(() => calls).toEqual([{ tags: ['all'] }, { tags: ['all'] }]);
});
