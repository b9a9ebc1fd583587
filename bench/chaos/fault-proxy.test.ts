import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const page = { content: { fields: [] }, title: { fr: 'Vendre' }, part_of_tomorrow: 1 };
const service = createServer((_, res) => void res.writeHead(200, { 'cache-tag': 'x' }).end(JSON.stringify(page)));
let proxy: FaultProxy;
beforeEach(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  // A TCP server that listens has an address object; only a Unix socket has a text.
  proxy = await startFaultProxy((service.address() as AddressInfo).port, 0);
});
afterEach(async () => {
  await proxy.stop();
  service.closeAllConnections();
  service.close();
});

const ask = () => fetch(`http://127.0.0.1:${proxy.port}/api/page`, { headers: { connection: 'close' } });

test('a proxy that is not broken passes answers on, and so does one that was mended', async () => {
  expect(await (await ask()).json()).toEqual(page);
  await proxy.break('500');
  expect((await ask()).status).toBe(500);
  await proxy.mend();
  expect(await (await ask()).json()).toEqual(page);
});

test.each(['reset', 'truncated body'] as const)('%s: no answer comes whole', async (fault) => {
  await proxy.break(fault);
  await expect(ask().then((answer) => answer.text())).rejects.toThrow();
});

test.each(['wrong JSON', 'wrong content type'] as const)('%s: an answer comes that is no page', async (fault) => {
  await proxy.break(fault);
  const text = await (await ask()).text();
  expect(text).not.toContain('Vendre');
});

test('old version: a page comes without what was added to the wire later', async () => {
  await proxy.break('old version');
  const answer = await ask();
  expect(answer.headers.get('cache-tag')).toBeNull();
  expect(await answer.json()).toEqual({ content: page.content, title: page.title });
});
