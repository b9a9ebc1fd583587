import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentReadiness } from './content-readiness.ts';
import { testServer } from './test-server.ts';

/** Starts a content service of which only `/readyz` is known; `answer.status` is what it answers. */
async function fakeContent() {
  const answer = { status: 200, calls: 0 };
  const server = createServer((_req, res) => {
    answer.calls += 1;
    res.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  onTestFinished(async () => {
    await stop();
  });
  const { port } = server.address() as AddressInfo; // A server on a TCP port has an address of this type.
  return { answer, stop, url: `http://127.0.0.1:${port}` };
}

test('A website is ready while its content service is, and says 503 with a time to come back while that is not.', async () => {
  const content = await fakeContent();
  let now = 0;
  const { get } = await testServer({ isContentReady: contentReadiness(content.url, () => now) });
  expect((await get('/readyz')).status).toBe(200);
  content.answer.status = 503;
  now += 1_000;
  const refused = await get('/readyz');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  await expect(refused.json()).resolves.toEqual({ status: 'content unavailable' });
  expect((await get('/healthz')).status).toBe(200);
  content.answer.status = 200;
  now += 1_000;
  expect((await get('/readyz')).status).toBe(200);
  await content.stop();
  now += 1_000;
  expect((await get('/readyz')).status).toBe(503);
});

test('Checks within a second are answered by one call.', async () => {
  const content = await fakeContent();
  const isReady = contentReadiness(content.url, () => 0);
  await expect(Promise.all([isReady(), isReady(), isReady()])).resolves.toEqual([true, true, true]);
  expect(content.answer.calls).toBe(1);
});

test('A clock that is set back an hour does not keep an old answer for that hour.', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const content = await fakeContent();
  const isReady = contentReadiness(content.url);
  content.answer.status = 503;
  await isReady();
  content.answer.status = 200;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2_000);
  expect(await isReady()).toBe(true);
});

test('A content service without the address of readiness counts as ready.', async () => {
  const content = await fakeContent();
  content.answer.status = 404;
  await expect(contentReadiness(content.url)()).resolves.toBe(true);
});
