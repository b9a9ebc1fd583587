import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendWithRetries } from './send-with-retries.server.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

type Answer = (response: ServerResponse) => void;
const reset: Answer = (response) => response.destroy();
const answer =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end('{}');

/** Starts a service that sends these responses one after the other and then repeats the last one. */
async function startService(...answers: Answer[]) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    answers[Math.min(keys.length, answers.length) - 1]?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close();
  const { port } = server.address() as AddressInfo; // that of a server on a port
  const send = (whole = 20_000) =>
    sendWithRetries(
      { url: `http://127.0.0.1:${port}`, method: 'POST', headers: {}, body: 'x' },
      { whole, firstPause: 10, longestPause: 100 },
    );
  return { keys, send };
}

test('what was reset or could not be answered is sent again under the same key', async () => {
  const { keys, send } = await startService(reset, answer(503), answer(502), answer(200));
  expect(await send()).toMatchObject({ kind: 'answered', status: 200 });
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test('each form has a key of its own', async () => {
  const { keys, send } = await startService(answer(200));
  await send();
  await send();
  expect(new Set(keys).size).toBe(2);
});

test.each([200, 413, 422, 429, 500])('an answer of %i is final', async (status) => {
  const { keys, send } = await startService(answer(status));
  expect(await send()).toMatchObject({ kind: 'answered', status });
  expect(keys).toHaveLength(1);
});

test('a service that wants to be left alone for longer than anybody waits is not asked again', async () => {
  const { keys, send } = await startService(answer(503, { 'retry-after': '30' }));
  expect(await send()).toMatchObject({ kind: 'answered', status: 503 });
  expect(keys).toHaveLength(1);
});

test('the settings ends', async () => {
  const { keys, send } = await startService(reset);
  expect(await send(500)).toMatchObject({ kind: 'unreachable' });
  expect(keys.length).toBeGreaterThan(1);
});
