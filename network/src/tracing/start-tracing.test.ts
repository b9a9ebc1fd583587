import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type Collector, startCollector } from '../../test/collector.ts';
import { startTracing } from './start-tracing.ts';
import { pathOf, presentTraceparent, traceCall, traceFrom, traceVisit } from './tracing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(settings: { ratio?: number; headers?: string } = {}, well = true) {
  const collector: Collector = await startCollector();
  if (!well) await collector.stop();
  const warnings: unknown[] = [];
  const log = { warn: (_: object, message: string) => warnings.push(message) };
  const end = startTracing({ service: 'website', endpoint: collector.url, log, intervalMs: 10, ...settings });
  stops.push(async () => {
    await end();
    if (well) await collector.stop();
  });
  return { collector, warnings, end };
}

const naming = () => ({ name: 'GET', kind: 'server' as const, attributes: { 'url.path': '/fr' } });
const visit = (given?: string) => traceVisit(given, naming, async () => presentTraceparent());
const foreign = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';

test('a visit, what it asks and what answers are one trace, with the headers that the collector demands', async () => {
  const { collector } = await start({ headers: 'authorization=Bearer%20secret, x-tenant=a' });
  await traceVisit(foreign, naming, (span) => {
    if (span) span.name = 'GET page-miss';
    return traceCall(
      () => ({ name: 'POST', attributes: {} }),
      ({ traceparent }) => traceFrom(traceparent, naming, async () => undefined),
    );
  });
  await vi.waitFor(() => expect(collector.spans).toHaveLength(3));
  const [answer, call, visited] = collector.spans;
  expect(visited).toMatchObject({ service: 'website', kind: 'server', name: 'GET page-miss' });
  expect([visited?.traceId, visited?.parentSpanId]).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']);
  expect([call?.kind, call?.traceId, call?.parentSpanId]).toEqual(['client', visited?.traceId, visited?.spanId]);
  expect([answer?.traceId, answer?.parentSpanId]).toEqual([visited?.traceId, call?.spanId]);
  expect(collector.headers).toMatchObject({ authorization: 'Bearer secret', 'x-tenant': 'a' });
});

test('work that fails is marked, and fails as it would without a trace', async () => {
  const { collector } = await start();
  await expect(traceVisit(undefined, naming, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await vi.waitFor(() => expect(collector.spans[0]?.isFailed).toBe(true));
});

test('without a collector nothing is traced, and no header is sent on', async () => {
  expect(await visit(foreign)).toBeUndefined();
  expect(await traceFrom(foreign, naming, async (span) => span)).toBeNull();
  expect(
    await traceCall(
      () => ({ name: 'GET', attributes: {} }),
      async (headers) => headers,
    ),
  ).toEqual({});
});

test('a share of the visits is traced, which visitors cannot change; other parts trace what those do', async () => {
  await start({ ratio: 0 });
  expect(await visit(foreign.replace(/00$/, '01'))).toBeUndefined();
  expect(await traceFrom(foreign, naming, async (span) => span)).toBeNull();
  expect(await traceFrom(foreign.replace(/00$/, '01'), naming, async (span) => span?.context.traceId)).toMatch(/^4bf9/);
});

test.each(['00-0', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'x'.repeat(9000)])(
  'the malformed header %s begins another trace',
  async (header) => {
    await start();
    expect(await visit(header)).toMatch(/^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-01$/);
  },
);

test.each([
  ['answers 500', 500],
  ['hangs', 'hangs'],
] as const)('a collector that %s delays no visit, and is told of once', async (_, how) => {
  const { collector, warnings, end } = await start();
  collector.misbehave(how);
  const begin = performance.now();
  for (let count = 0; count < 3000; count++) await visit();
  expect(performance.now() - begin).toBeLessThan(1000);
  await vi.waitFor(() => expect(collector.reports).toBeGreaterThan(0));
  await end();
  expect(warnings.length).toBeLessThanOrEqual(1);
});

test('a collector that is away delays no visit, and is told of once as long as it stays away', async () => {
  const { warnings } = await start({}, false);
  await visit();
  await vi.waitFor(() => expect(warnings).toEqual(['Traces cannot be delivered']));
  await visit();
  await delay(50);
  expect(warnings).toHaveLength(1);
});

test('addresses are told without their query and without the token of an alert', () => {
  expect(pathOf('http://core:3001/api/swc/m-1/properties?q=canari')).toBe('/api/swc/m-1/properties');
  expect(pathOf('http://core:3001/api/swc/m-1/alerts/secret/confirm')).toBe('/api/swc/m-1/alerts/…/confirm');
  expect(pathOf('/fr/alertes/secret')).toBe('/fr/alertes/…');
});
