import { once } from 'node:events';
import { createServer } from 'node:http';
import { sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDemoSource, letTimePassThere } from './demo-server.ts';

const key = 'a-key-of-the-demo-server';

const sourceAt = (origin: string) =>
  sourceSettings.parse({
    kind: 'reso',
    serviceRoot: `${origin}/odata/v1/`,
    tokenUrl: `${origin}/token`,
    destinations: [{ id: '', micrositeIds: ['m-1'] }],
  });

function useDemo(url: string): void {
  vi.stubEnv('DEMO_LISTINGS_URL', url);
  vi.stubEnv('DEMO_LISTINGS_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('without the server of the demo no source is one of the demo, and no time passes', async () => {
  expect(isDemoSource(sourceAt('http://127.0.0.1:3005'))).toBe(false);
  expect(await letTimePassThere()).toBeNull();
});

test('only the source that reads the server of the demo is one', () => {
  useDemo('http://127.0.0.1:3005');
  expect(isDemoSource(sourceAt('http://127.0.0.1:3005'))).toBe(true);
  expect(isDemoSource(sourceAt('http://127.0.0.1:3006'))).toBe(false);
  expect(isDemoSource(sourceAt('https://reso.example.ca'))).toBe(false);
});

test('what changed comes from the server of the demo, which is asked with its key', async () => {
  const change = {
    ...{ kind: 'price', number: '12345678', address: { fr: '1, rue A', en: '1 A Street' } },
    ...{ price: 1, previousPrice: 2 },
  };
  let calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.end(JSON.stringify({ changes: [change] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  useDemo(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  expect(await letTimePassThere()).toEqual([change]);
  expect(calls).toEqual([`POST /time Bearer ${key}`]);
  calls = [];
  useDemo('http://127.0.0.1:1');
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await letTimePassThere()).toBeNull();
});
