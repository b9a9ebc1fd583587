import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listingsAfter } from './listing-life.ts';
import { createListingServer } from './listing-server.ts';

const key = 'a-key-of-the-demo';
const moments = ['2026-11-26T10:00:00.000Z', '2026-11-26T11:00:00.000Z', '2026-11-26T12:00:00.000Z'];

test('Each time one price falls, one property is sold, one comes back and one is new; the same moments give the same listings.', () => {
  const { listings, changes } = listingsAfter(moments);
  expect(changes.map(({ kind }) => kind)).toEqual(['price', 'sold', 'back', 'new']);
  const [price, sold, back, added] = changes;
  expect(price?.price).toBeLessThan(price?.previousPrice ?? 0);
  expect(new Set(changes.map(({ number }) => number)).size).toBe(4);
  const after = (number: string | undefined) => listings.find(({ listing }) => listing.ListingKey === number);
  expect(after(sold?.number)?.status).toBe('Closed');
  expect(after(back?.number)?.status).toBe('Active');
  expect(after(added?.number)).toMatchObject({ status: 'Active', listedAt: moments[2], changedAt: moments[2] });
  expect(listingsAfter(moments)).toEqual({ listings, changes });
  expect(listingsAfter([]).listings).toHaveLength(20);
  const many = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.parse('2026-11-26') + index * 1000).toISOString(),
  );
  expect(listingsAfter(many).changes).toHaveLength(4);
});

async function start(file: string) {
  const server = await createListingServer({ file, key, pictureOrigin: 'http://localhost:3002' });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const post = (path: string, init: RequestInit) => fetch(`${origin}${path}`, { method: 'POST', ...init });
  const tokenFor = (secret: string) =>
    post('/token', { body: new URLSearchParams({ client_id: 'demo', client_secret: secret }) });
  const { access_token } = (await (await tokenFor(key)).json()) as { access_token: string };
  const read = (path: string, token = access_token) =>
    fetch(`${origin}/odata/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const letTimePass = (secret = key) => post('/time', { headers: { authorization: `Bearer ${secret}` } });
  return { read, letTimePass, tokenFor };
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-demo-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('Only who has the key reads the listings or lets time pass.', async () => {
  const { read, letTimePass, tokenFor } = await start(join(await folder(), 'time.json'));
  expect((await tokenFor('another')).status).toBe(401);
  expect((await read('Property', 'another')).status).toBe(401);
  expect((await letTimePass('another')).status).toBe(401);
  expect((await read('Property')).status).toBe(200);
});

test('What has changed since a moment comes in the order of changes, and stays after a restart.', async () => {
  const file = join(await folder(), 'time.json');
  const { read, letTimePass } = await start(file);
  const before = new Date().toISOString();
  const { changes } = (await (await letTimePass()).json()) as { changes: { number: string }[] };
  const query = new URLSearchParams({
    ...{ $filter: `ModificationTimestamp ge ${before}`, $orderby: 'ModificationTimestamp,ListingKey' },
    $select: 'ListingKey',
    $count: 'true',
  });
  const expected = changes.map(({ number }) => ({ ListingKey: number }));
  const later = await start(file);
  for (const server of [{ read }, later]) {
    const page = (await (await server.read(`Property?${query}`)).json()) as { value: { ListingKey: string }[] };
    expect(page).toMatchObject({ '@odata.count': 4 });
    expect(page.value).toEqual(expected.toSorted((one, other) => one.ListingKey.localeCompare(other.ListingKey)));
  }
  const alone = await read(`Property('${changes[0]?.number}')`);
  expect(await alone.json()).toMatchObject({ ListingKey: changes[0]?.number });
  expect((await read(`Property('1')`)).status).toBe(404);
});

test('A query that the server does not understand is refused instead of answered wrongly.', async () => {
  const { read } = await start(join(await folder(), 'time.json'));
  for (const query of ['$filter=PhotosChangeTimestamp le 2026-11-26T10:00:00Z', '$orderby=PhotosChangeTimestamp desc'])
    expect((await read(`Property?${query}`)).status).toBe(501);
});
