import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { followChanges } from './follow-changes.ts';

/** A content service whose stream the test writes, and a follower of it. */
async function setUp() {
  const state = { status: 200, keys: [] as unknown[] };
  const streams: ServerResponse[] = [];
  const server = createServer((req, res) => {
    state.keys.push(req.headers['x-header-api']);
    res.writeHead(state.status, { 'content-type': 'text/event-stream' });
    if (state.status !== 200) return res.end();
    res.write('data: all\n\n');
    streams.push(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const received: string[] = [];
  const stop = followChanges({
    url: `http://127.0.0.1:${port}/api/changes`,
    apiKey: 'the-key',
    onChange: (tags) => received.push(...tags),
    log: pino({ level: 'silent' }),
    firstWaitMs: 5,
  });
  onTestFinished(() => {
    stop();
    server.closeAllConnections();
    server.close();
  });
  return { state, streams, received, stop };
}

test('Tags arrive as they are sent, also in pieces, and comments are passed over.', async () => {
  const { state, streams, received } = await setUp();
  await expect.poll(() => received).toEqual(['all']);
  streams[0]?.write(': ping\n\ndata: page-1,mis');
  streams[0]?.write('sing-1\n\n');
  await expect.poll(() => received).toEqual(['all', 'page-1', 'missing-1']);
  expect(state.keys).toEqual(['the-key']);
});

test('A lost or refused stream is asked for again until it comes.', async () => {
  const { state, streams, received } = await setUp();
  await expect.poll(() => received).toEqual(['all']);
  state.status = 503;
  streams[0]?.destroy();
  await expect.poll(() => state.keys.length).toBeGreaterThan(3);
  state.status = 200;
  await expect.poll(() => received).toEqual(['all', 'all']);
});

test('Nothing is asked for after the end.', async () => {
  const { state, streams, received, stop } = await setUp();
  await expect.poll(() => received).toEqual(['all']);
  const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
  stop();
  await closed;
  expect(state.keys).toHaveLength(1);
});
