import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { purgeCdn } from './purge-cdn.ts';

/** Starts a fake CDN that answers with the given statuses, then with 200. */
async function setUp(statuses: number[]) {
  const calls: unknown[] = [];
  const state = { onCall: () => {} };
  const tokens: unknown[] = [];
  const server = createServer(async (req, res) => {
    const body = await json(req);
    tokens.push(req.headers.authorization);
    calls.push(body);
    state.onCall();
    res.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has an address of this type.
  const log = pino({ level: 'silent' });
  const purge = purgeCdn({ url: `http://127.0.0.1:${port}/purge`, token: 'secret', log, waitsMs: [5, 5], settleMs: 5 });
  return { purge, calls, tokens, state };
}

test('Tags are posted with the token.', async () => {
  const { purge, calls, tokens } = await setUp([]);
  purge(['page-1', 'missing-1']);
  await expect.poll(() => calls).toEqual([{ tags: ['page-1', 'missing-1'] }]);
  expect(tokens).toEqual(['Bearer secret']);
});

test('A call that fails is made again, with the tags that came since.', async () => {
  const { purge, calls, state } = await setUp([500, 429]);
  state.onCall = () => purge(['page-2']);
  purge(['page-1']);
  await expect
    .poll(() => calls.slice(0, 3))
    .toEqual([{ tags: ['page-1'] }, { tags: ['page-1', 'page-2'] }, { tags: ['page-1', 'page-2'] }]);
  state.onCall = () => {};
});

test('After the last attempt the next change begins anew.', async () => {
  const { purge, calls } = await setUp([500, 500, 500]);
  purge(['page-1']);
  await expect.poll(() => calls.length).toBe(3);
  await expect
    .poll(() => {
      purge(['page-2']);
      return calls.at(-1);
    })
    .toEqual({ tags: ['page-2'] });
});
