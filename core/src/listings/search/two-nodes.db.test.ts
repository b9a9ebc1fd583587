import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresPair, startPostgresPair } from '../../../../scripts/stack/postgres-pair.ts';
import { moment, site, startCore } from '../../../test/core-fixture.ts';
import { listingOf } from '../../../test/listing-fixture.ts';
import { searchInSql } from '../../../test/sql-search.ts';
import { type Connection, connect } from '../../db/connect.ts';
import { migrateCore } from '../../db/migrate.ts';
import { upsertCoreSite } from '../../sites/upsert-site.ts';
import { importListings } from '../import-listings.ts';
import { noFilters } from './no-filters.ts';

/*
 * Two processes of core: one reads from the primary, the other from a streaming replica of it. PostgreSQL is real, and so are
 * its stops.
 */

type Node = ReturnType<typeof startCore>;

let dataDir: string;
let pair: PostgresPair;
let database: Connection;
let onPrimary: Node;
let onReplica: Node;

const listings = Array.from({ length: 400 }, (_, index) =>
  listingOf({
    ListingKey: String(10_000 + index),
    ListPrice: 300_000 + (index % 7) * 25_000,
    PropertyType: propertyTypeCodes[index % 7] ?? 'maison',
    MunicipalityCode: String(index % 5),
    Latitude: 45 + (index % 40) / 100,
    OnMarketTimestamp: new Date(Date.UTC(2026, 0, 1 + (index % 60))).toISOString(),
  }),
);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-two-nodes-'));
  const settings = { fsync: 'off', full_page_writes: 'off' };
  pair = await startPostgresPair({ dataDir, ports: { primary: 3120, replica: 3140 }, settings });
  await migrateCore(pair.primaryUrl);
  await upsertCoreSite(pair.primaryUrl, site);
  await importListings(pair.primaryUrl, listings);
  database = connect(pair.primaryUrl, { statementTimeout: 5000, connections: 3 });
  onPrimary = startCore(pair.primaryUrl);
  onReplica = startCore(pair.primaryUrl, { readUrls: [pair.replicaUrl] });
}, 60_000);
afterAll(async () => {
  await Promise.all([onPrimary.close(), onReplica.close(), database.close()]);
  await pair.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const read = async (node: Node, query: string) => (await (await node.get(`properties?${query}`)).json()).data;
const priceOn = async (node: Node, uls: string) => {
  const { propertiesMap } = await read(node, 'format=map&listingLimit=0');
  return propertiesMap.find((marker: { uls: string }) => marker.uls === uls)?.price;
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 20 });
const onBoth = (check: (node: Node) => Promise<void>) =>
  Promise.all([onPrimary, onReplica].map((node) => soon(() => check(node))));
const setPrice = (uls: string, price: number) =>
  database.database.updateTable('listing').set({ list_price: price }).where('listing_key', '=', uls).execute();

const queries = [
  'format=count',
  'format=map&order_by=price-asc',
  'page=3&order_by=price-desc',
  'page=2&order_by=oldest&mun=1&mun=3',
  'format=map&zoom=9&SouthWest_lat=45.1&SouthWest_lng=-74&NorthEast_lat=45.3&NorthEast_lng=-73',
];

/** Both nodes answer every query in the same words, and find what the search in SQL finds. */
async function agree() {
  const expected = await searchInSql(database.database, noFilters, 'price-asc', { micrositeId: 'm-1', now: moment });
  await onBoth(async (node) => {
    const { propertiesListing, total } = await read(node, 'order_by=price-asc&limit=100');
    expect(total).toBe(expected.length);
    expect(propertiesListing.map(({ uls }: { uls: string }) => uls)).toEqual(expected.slice(0, 100));
  });
  for (const query of queries) expect(await read(onReplica, query)).toEqual(await read(onPrimary, query));
}

test('both nodes find the same', agree);

test('a changed price is seen on both nodes', async () => {
  await setPrice('10007', 123_456);
  await onBoth(async (node) => expect(await priceOn(node, '10007')).toBe(123_456));
  await agree();
});

test('a change that was begun first and committed last is not missed', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const late = database.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('listing').set({ list_price: 1 }).where('listing_key', '=', '10001').execute();
    begun.resolve();
    await release.promise;
  });
  await begun.promise;
  await setPrice('10002', 2);
  await onBoth(async (node) => expect(await priceOn(node, '10002')).toBe(2));
  release.resolve();
  await late;
  await onBoth(async (node) => expect(await priceOn(node, '10001')).toBe(1));
  await agree();
});

test('a change that was taken back is never seen', async () => {
  const undone = database.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('listing').set({ list_price: 9 }).where('listing_key', '=', '10003').execute();
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await setPrice('10004', 4);
  await onBoth(async (node) => expect(await priceOn(node, '10004')).toBe(4));
  expect(await priceOn(onReplica, '10003')).not.toBe(9);
});

test('listings that come, go, are sold or move in time are so on both nodes', async () => {
  await importListings(pair.primaryUrl, [
    listingOf({ ListingKey: '20001', OnMarketTimestamp: '2026-02-01T00:00:00.000Z' }),
    listingOf({ ListingKey: '10010', StandardStatus: 'Closed' }),
    listingOf({ ListingKey: '10011', OnMarketTimestamp: '2025-01-01T00:00:00.000Z' }),
  ]);
  await database.database.deleteFrom('listing').where('listing_key', '=', '10012').execute();
  await agree();
});

test('while the primary is away both nodes go on from memory, and the one on the replica shows cards as well', async () => {
  const before = await read(onPrimary, 'format=count');
  await pair.stopPrimary();
  for (const node of [onPrimary, onReplica]) {
    expect(await read(node, 'format=count')).toEqual(before);
    expect((await node.get('properties?format=map&listingLimit=0')).status).toBe(200);
  }
  expect((await onReplica.get('properties')).status).toBe(200);
  const refused = await onPrimary.get('properties');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);

  await pair.startPrimary();
  await agree();
  await setPrice('10020', 20);
  await onBoth(async (node) => expect(await priceOn(node, '10020')).toBe(20));
  await agree();
});

test('changes that go on while the primary is stopped and started all arrive', async () => {
  let isOver = false;
  let made = 0;
  const writing = (async () => {
    while (!isOver) {
      // What meets the stop fails, as any write would; it is not counted on.
      await setPrice(String(10_100 + (made % 200)), 500_000 + made).then(
        () => made++,
        () => undefined,
      );
    }
  })();
  await soon(async () => expect(made).toBeGreaterThan(20));
  await pair.stopPrimary();
  await pair.startPrimary();
  const soFar = made;
  await soon(async () => expect(made).toBeGreaterThan(soFar + 20));
  isOver = true;
  await writing;
  await agree();
});

test('a table that is emptied is empty on both nodes', async () => {
  await sql`truncate listing`.execute(database.database);
  await onBoth(async (node) => expect((await read(node, 'format=count')).total).toBe(0));
});
