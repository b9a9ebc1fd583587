import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendSteadily } from './steady-load.ts';

async function originOf(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A TCP server that listens has an address object; only a Unix socket has a text.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const load = (url: string) => ({ url, connections: 4, headers: {}, perSecond: 100, seconds: 1, paths: ['/a', '/b'] });

test('requests come at their pace, the paths in turn', async () => {
  const asked: string[] = [];
  const url = await originOf((req, res) => {
    asked.push(req.url ?? '');
    res.end('x');
  });
  const { requests, requestsPerSecond } = await sendSteadily(load(url));
  expect([requests, asked.length, asked.filter((path) => path === '/b').length]).toEqual([100, 100, 50]);
  expect(requestsPerSecond).toBeLessThan(105);
});

test('who comes while the server stands still waits as well', async () => {
  let count = 0;
  const url = await originOf((_, res) => {
    count += 1;
    const until = performance.now() + (count === 50 ? 300 : 0);
    while (performance.now() < until);
    res.end('x');
  });
  // 30 of 100 visitors come in those 300 ms, so that every tenth waits for 200 ms or more.
  expect((await sendSteadily(load(url))).p95).toBeGreaterThan(150);
});

test('an answer that is not 200 fails the run', async () => {
  const url = await originOf((_, res) => void res.writeHead(503).end());
  await expect(sendSteadily(load(url))).rejects.toThrow('100 answers');
});
