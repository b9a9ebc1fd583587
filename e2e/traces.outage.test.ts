import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Collector, startCollector } from '../network/test/collector.ts';
import { type Installation, startInstallation } from './installation.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-00`;

let collector: Collector;
let running: Installation;
beforeAll(async () => {
  collector = await startCollector();
  running = await startInstallation({
    nodesOfEach: 1,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
    databasePorts: { primary: 3164, replica: 3174 },
  });
}, 300_000);
afterAll(async () => {
  await running?.stop();
  await collector?.stop();
});

/** A page that became old while it was made is sent, and made again. */
const nameOf = (name: string) => name.replace(/page-(miss|stale)/, 'page');

test('one trace shows a visit and its message in the website, the content service, core and the worker', async () => {
  expect(await running.ask('/fr/contact?utm_source=canari', { headers: { traceparent } })).toMatchObject({
    outcome: 200,
  });
  expect(await running.sendLead(1, { traceparent })).toMatchObject({ outcome: 200 });
  await running.mails.untilReceived(2);
  const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  const names = () => new Set(inTrace().map(({ service, kind, name }) => `${service} ${kind} ${nameOf(name)}`));
  const expected = [
    'website server GET page',
    'website client POST',
    'content server POST /api/page/:siteId',
    'website server POST app',
    'core server POST /api/swc/:microsite_id/contact',
    'worker consumer process lead-mail',
  ];
  await vi.waitFor(() => expect([...names()]).toEqual(expect.arrayContaining(expected)), { timeout: 20_000 });
  // Each span but those of the visitor's own requests hangs below another one of the trace.
  const ids = new Set(inTrace().map(({ spanId }) => spanId));
  const above = inTrace().filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
  expect(new Set(above.map(({ name }) => nameOf(name)))).toEqual(new Set(['GET page', 'POST app']));
  // Nothing of what the visitor sent.
  expect(JSON.stringify(collector.spans)).not.toMatch(/visiteur|Tremblay|canari|127\.1\./);
}, 120_000);
