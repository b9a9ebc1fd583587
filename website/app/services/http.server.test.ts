import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, maxAnswerBytes } from './http.server.ts';

/** Starts a service for one test. */
async function serviceThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A TCP server that listens has an address object; only a Unix socket has a text.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an answer without end is broken off, and the service counts as unreachable', async () => {
  let sent = 0;
  function* endless() {
    for (;;) {
      sent += 1024 * 1024;
      yield Buffer.alloc(1024 * 1024, 'a');
    }
  }
  const url = await serviceThat((_, res) => void Readable.from(endless()).pipe(res));
  const outcome = await call({ url, headers: {}, timeoutMs: 60_000 });
  expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'network', detail: 'The answer is too large.' });
  // What the service had sent ahead is all that came beyond the limit.
  expect(sent).toBeLessThan(maxAnswerBytes * 2);
});

test('an answer in parts without a length is read whole', async () => {
  const url = await serviceThat((_, res) => {
    res.write('{"name":"Mont');
    res.end('réal"}');
  });
  expect(await call({ url, headers: {} })).toMatchObject({ status: 200, body: { name: 'Montréal' } });
});

test('a service is asked for an uncompressed answer, as it is near', async () => {
  const url = await serviceThat(({ headers }, res) => res.end(JSON.stringify(headers)));
  expect(await call({ url, headers: {} })).toMatchObject({ body: { 'accept-encoding': 'identity' } });
});

test('a service that answers in time is heard, even when the website itself is busy beyond the limit', async () => {
  const url = await serviceThat((_, res) => res.end('"here"'));
  const outcome = call({ url, headers: {}, timeoutMs: 1000 });
  for (const end = performance.now() + 1500; performance.now() < end; );
  expect(await outcome).toMatchObject({ status: 200, body: 'here' });
});

test('a service that stays silent is unreachable after the limit', async () => {
  const url = await serviceThat(() => undefined);
  expect(await call({ url, headers: {}, timeoutMs: 300 })).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
});

describe('a service whose answer is late', () => {
  /** Starts a service that answers after so many ms, and `health` when it is asked whether it is alive. */
  async function lateService(ms: number, health: RequestListener) {
    const asked: string[] = [];
    const url = await serviceThat((req, res) => {
      asked.push(req.url ?? '');
      if (req.url === '/healthz') return health(req, res);
      void setTimeout(ms, null, { ref: false }).then(() => res.end('"late"'));
    });
    const given = { url, headers: {}, timeoutMs: 600, patience: { healthUrl: `${url}/healthz`, ms: 1200 } };
    return { given, asked };
  }
  const alive: RequestListener = (_, res) => res.end('{}');
  const late = { kind: 'unreachable', reason: 'timeout' };

  test('is waited for while it is alive', async () => {
    const { given } = await lateService(1200, alive);
    expect(await call(given)).toMatchObject({ status: 200, body: 'late' });
  });

  test('is waited for no longer than patience lasts', async () => {
    const { given } = await lateService(60_000, alive);
    const started = performance.now();
    expect(await call(given)).toMatchObject({ ...late, detail: 'There was no answer within 1800 ms' });
    expect(performance.now() - started).toBeGreaterThan(1790);
  });

  const silent: [string, RequestListener][] = [
    ['answers nothing at all', () => undefined],
    ['says that it is not alive', (_, res) => res.writeHead(503).end()],
    ['is not ours and knows no such address', (_, res) => res.writeHead(404).end()],
  ];
  test.each(silent)('costs the limit alone when it %s', async (_, health) => {
    const { given } = await lateService(1200, health);
    expect(await call(given)).toMatchObject({ ...late, detail: 'There was no answer within 600 ms' });
  });

  test('is asked once by all who wait', async () => {
    const { given, asked } = await lateService(1000, (_, res) => void setTimeout(150).then(() => res.end('{}')));
    const outcomes = await Promise.all([call(given), call(given), call(given)]);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['answered', 'answered', 'answered']);
    expect(asked.filter((path) => path === '/healthz')).toHaveLength(1);
  });

  test('is not asked when it answers within half of the limit', async () => {
    const { given, asked } = await lateService(0, alive);
    // Long enough for a busy machine to answer in half of it.
    const timeoutMs = 4000;
    const halfIsOver = setTimeout(timeoutMs / 2 + 100);
    await call({ ...given, timeoutMs });
    await halfIsOver;
    expect(asked).toEqual(['/']);
  });
});
