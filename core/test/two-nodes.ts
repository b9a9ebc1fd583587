import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { expect, vi } from 'vitest';
import { startPostgresPair } from '../../scripts/stack/postgres-pair.ts';
import { connect } from '../src/db/connect.ts';
import { importListings } from '../src/listings/import-listings.ts';
import { noFilters } from '../src/listings/search/no-filters.ts';
import { migrateCore } from '../src/migrate-core.ts';
import { upsertCoreSite } from '../src/sites/upsert-site.ts';
import { moment, site, startCore } from './core-fixture.ts';
import { listingOf } from './listing-fixture.ts';
import { searchInSql } from './sql-search.ts';

export type CoreNode = ReturnType<typeof startCore>;

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

const queries = [
  'format=count',
  'format=map&order_by=price-asc',
  'page=3&order_by=price-desc',
  'page=2&order_by=oldest&mun=1&mun=3',
  'format=map&zoom=9&SouthWest_lat=45.1&SouthWest_lng=-74&NorthEast_lat=45.3&NorthEast_lng=-73',
];

/** Waits until a check passes, at most 8 s. */
export const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

/** Returns the data of a search on a node. */
export const read = async (node: CoreNode, query: string) =>
  (await (await node.get(`properties?${query}`)).json()).data;

/**
 * Returns an answer with its markers in the order of their numbers: a node that loaded before its replica had all listings holds them in the
 * order in which they came, and markers have no order of their own.
 */
const withSortedMarkers = (data: { propertiesMap?: { uls: string }[] }) => ({
  ...data,
  ...(data.propertiesMap && {
    propertiesMap: data.propertiesMap.toSorted((one, other) => Number(one.uls) - Number(other.uls)),
  }),
});

/** Returns the price of a listing on the map of a node. */
export const priceOn = async (node: CoreNode, uls: string) => {
  const { propertiesMap } = await read(node, 'format=map&listingLimit=0');
  return propertiesMap.find((marker: { uls: string }) => marker.uls === uls)?.price;
};

/** Starts two processes of core: one reads from a real PostgreSQL, the other from a streaming replica of it. */
export async function startTwoNodes() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-two-nodes-'));
  const settings = { fsync: 'off', full_page_writes: 'off' };
  const pair = await startPostgresPair({ dataDir, ports: { primary: 3120, replica: 3140 }, settings });
  await migrateCore(pair.primaryUrl);
  await upsertCoreSite(pair.primaryUrl, site);
  await importListings(pair.primaryUrl, listings);
  const { database, pool, close } = connect(pair.primaryUrl, { statementTimeout: 5000, connections: 3 });
  const onPrimary = startCore(pair.primaryUrl);
  const onReplica = startCore(pair.primaryUrl, { readUrls: [pair.replicaUrl] });
  const onBoth = (check: (node: CoreNode) => Promise<void>) =>
    Promise.all([onPrimary, onReplica].map((node) => soon(() => check(node))));
  return {
    pair,
    database,
    pool,
    onPrimary,
    onReplica,
    onBoth,
    setPrice: (uls: string, price: number) =>
      database.updateTable('listing').set({ list_price: price }).where('listing_key', '=', uls).execute(),
    /** Checks that both nodes give equal responses and find what the search in SQL finds. */
    async expectAgreement() {
      const expected = await searchInSql(database, noFilters, 'price-asc', { micrositeId: 'm-1', now: moment });
      await onBoth(async (node) => {
        const { propertiesListing, total } = await read(node, 'order_by=price-asc&limit=100');
        expect(total).toBe(expected.length);
        expect(propertiesListing.map(({ uls }: { uls: string }) => uls)).toEqual(expected.slice(0, 100));
      });
      for (const query of queries) {
        expect(withSortedMarkers(await read(onReplica, query))).toEqual(
          withSortedMarkers(await read(onPrimary, query)),
        );
      }
    },
    async stop() {
      await Promise.all([onPrimary.close(), onReplica.close(), close()]);
      await pair.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
