import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort, isPortFree } from './ports.ts';

async function listen(host?: string): Promise<number> {
  const server = createServer().listen({ port: 0, host });
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  // A TCP server that listens has an address object; only a Unix socket has a text.
  return (server.address() as AddressInfo).port;
}

test('A port on which a program listens for everyone is taken.', async () => {
  expect(await isPortFree(await listen())).toBe(false);
});

test('A port on which a program listens for this machine alone is taken.', async () => {
  expect(await isPortFree(await listen('127.0.0.1'))).toBe(false);
});

test('The search for a free port passes over a taken one and ends on a free one.', async () => {
  const taken = await listen();
  const found = await findFreePort(taken);
  expect(found).toBeGreaterThan(taken);
  expect(await isPortFree(found)).toBe(true);
});
