import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
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
