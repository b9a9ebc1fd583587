import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createServerStop } from './stop-server.ts';

/** Starts a server that answers `/slow` only when `release` is called, and a visitor who keeps one connection. */
async function start(limits: { drainMs: number; limitMs: number }) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const serverStop = createServerStop(limits);
  const server = createServer({ keepAliveTimeout: 65_000 }, async (req, res) => {
    if (req.url === '/slow') {
      noteAsked();
      await released;
    }
    res.end(serverStop.hasBegun() ? 'stopping' : 'running');
  });
  serverStop.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  async function ask(path: string, by: Agent | false = agent) {
    const sent = request({ host: '127.0.0.1', port, path, agent: by });
    sent.end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) throw new Error('There is no answer.');
    return { body: await text(answer), connection: answer.headers.connection };
  }
  return { ask, asked, release, stop: () => serverStop.stop(server) };
}

test('while a server drains it answers whoever comes, says that it stops and ends each connection with its answer', async () => {
  const { ask, stop } = await start({ drainMs: 300, limitMs: 5000 });
  expect(await ask('/')).toEqual({ body: 'running', connection: 'keep-alive' });
  const stopped = stop();
  expect(await ask('/')).toEqual({ body: 'stopping', connection: 'close' });
  expect(await ask('/', false)).toEqual({ body: 'stopping', connection: 'close' });
  await stopped;
  await expect(ask('/', false)).rejects.toThrow('ECONNREFUSED');
});

test('a request that began before the stop is answered, and its kept connection delays nothing', async () => {
  const { ask, asked, release, stop } = await start({ drainMs: 0, limitMs: 60_000 });
  const answer = ask('/slow');
  await asked;
  const stopped = stop();
  release();
  expect((await answer).body).toBe('stopping');
  await stopped;
});

test('a request that never ends is given up after the limit', async () => {
  const { ask, asked, stop } = await start({ drainMs: 0, limitMs: 50 });
  const answer = ask('/slow');
  await asked;
  await Promise.all([expect(answer).rejects.toThrow(), stop()]);
});
