import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing } from '@vitrine/network/tracing/start-tracing.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCollector } from '../../../../network/test/collector.ts';
import { payloadLogger } from '../../payload/payload-logger.ts';
import { fetchStaffApi } from '../leads/staff-api.ts';
import { loggedPath, routeOf } from './logged-path.ts';
import { observeRequests } from './observe-requests.ts';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // A server on a TCP port has an address of this type.
  return `http://127.0.0.1:${port}`;
}

type Handler = Parameters<typeof observeRequests>[0];

/** Starts the observed server of an admin, and keeps the lines of its log. */
async function startObserved(handle: Handler, metricsToken?: string) {
  const lines: string[] = [];
  const log = payloadLogger('admin', 'info', { write: (line) => void lines.push(line) });
  const url = await listen(observeRequests(handle, { log, metricsToken }));
  return { url, logged: () => lines.map((line) => JSON.parse(line)) };
}
const answerWell: Handler = async (_, response) => void response.end('ok');

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

test('A request of staff and what it asks of core are one trace under the id that came in, and a line of the log.', async () => {
  const collector = await startCollector();
  const end = startTracing({ service: 'admin', endpoint: collector.url, log: console, intervalMs: 10 });
  onTestFinished(async () => {
    await end();
    await collector.stop();
  });
  const asked: Record<string, unknown>[] = [];
  const core = await listen((request, response) => {
    asked.push(request.headers);
    response.end('{}');
  });
  vi.stubEnv('CORE_URL', core);
  vi.stubEnv('STAFF_API_KEY', 'a-key-of-sixteen-or-more');
  const { url, logged } = await startObserved(async (_, response) => {
    const claims = { sub: '1', name: 'Canari', scope: { kind: 'all' as const } };
    await fetchStaffApi({ isAdmin: true, claims, language: 'fr' }, 'leads?name=canari');
    response.end();
  });
  const answer = await fetch(`${url}/admin/leads/12?name=canari`, {
    headers: { 'x-request-id': 'r-1', traceparent: `00-${traceId}-00f067aa0ba902b7-00` },
  });
  expect(answer.headers.get('x-request-id')).toBe('r-1');
  await vi.waitFor(() => expect(collector.spans).toHaveLength(2));
  const [call, visit] = collector.spans;
  expect(visit).toMatchObject({ service: 'admin', kind: 'server', name: 'GET /admin/leads/:id', traceId });
  expect(visit?.attributes).toMatchObject({ 'vitrine.request_id': 'r-1', 'http.response.status_code': 200 });
  expect(call).toMatchObject({ kind: 'client', parentSpanId: visit?.spanId });
  expect(asked[0]).toMatchObject({
    'x-request-id': 'r-1',
    traceparent: expect.stringContaining(`${traceId}-${call?.spanId}-01`),
  });
  expect(logged()).toMatchObject([
    { part: 'admin', requestId: 'r-1', traceId, method: 'GET', path: '/admin/leads/12', status: 200, msg: 'Answered' },
  ]);
  expect(JSON.stringify([collector.spans, logged()])).not.toMatch(/canari/i);
});

test('A request that fails is answered with 500, logged with its cause and counted.', async () => {
  const { url, logged } = await startObserved(async () => {
    throw new Error('broken');
  });
  expect((await fetch(`${url}/admin`, { headers: { 'x-request-id': 'forged\tid' } })).status).toBe(500);
  await vi.waitFor(() => expect(logged()).toHaveLength(2));
  const [failure, answered] = logged();
  expect([failure.level, failure.err.message, answered.level, answered.status]).toEqual([
    'error',
    'broken',
    'warn',
    500,
  ]);
  expect(answered.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('vitrine_admin_answers_total{status="5xx"} 1');
});

test('Files of the build and health checks are no lines of the log.', async () => {
  const { url, logged } = await startObserved(answerWell);
  for (const path of ['/_next/static/a.js', '/healthz', '/readyz', '/admin']) await fetch(url + path);
  await vi.waitFor(() => expect(logged().map(({ path }) => path)).toEqual(['/admin']));
});

test.each<[string | undefined, Record<string, string>, boolean]>([
  [undefined, {}, true],
  [undefined, { 'x-forwarded-for': '203.0.113.5' }, false],
  ['token', {}, false],
  ['token', { authorization: 'Bearer other' }, false],
  ['token', { authorization: 'Bearer token' }, true],
])('With the token %s and the headers %o the figures are shown: %s.', async (token, headers, isShown) => {
  const { url } = await startObserved(answerWell, token);
  await fetch(`${url}/admin`);
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  expect(text.includes('process_resident_memory_bytes') && text.includes('vitrine_admin_answer_seconds_count 1')).toBe(
    isShown,
  );
});

test('A path is logged without its query, tokens, names of files and what somebody may have typed.', () => {
  const lead = '/admin/leads/0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(loggedPath(`${lead}?q=canari`)).toBe(lead);
  expect(routeOf(lead)).toBe('/admin/leads/:id');
  expect(routeOf('/api/pages/12/publish-check')).toBe('/api/pages/:id/publish-check');
  expect(loggedPath('/admin/reset/abcdef')).toBe('/admin/reset/…');
  expect(loggedPath('/api/media/file/portrait')).toBe('/api/media/file/…');
  expect(loggedPath('/api/users/Tremblay%20')).toBe('/api/users/…');
});
