import { propertiesMapAnswer } from '@vitrine/contract/core/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from './import-listings.ts';

let core: ReturnType<typeof startCore>;

/** Yields one more than a map may show: the first 5,001 points of a grid over southern Québec. */
function* grid() {
  for (let index = 0; index < 5001; index++) {
    yield listingOf({
      ListingKey: String(40_000_000 + index),
      Latitude: 45 + Math.floor(index / 100) / 25,
      Longitude: -74 + (index % 100) / 25,
    });
  }
}

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_clusters');
  await importListings(databaseUrl, grid());
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const map = async (query: string) => {
  const answer = await core.get(`properties?format=map&${query}`);
  return propertiesMapAnswer.parse(await answer.json()).data;
};

test('beyond 5,000 markers there are clusters that count every listing once', async () => {
  const { propertiesMap, propertiesClusters = [], total, propertiesListing } = await map('zoom=7');
  expect(propertiesMap).toEqual([]);
  expect(total).toBe(5001);
  expect(propertiesClusters.reduce((sum, { count }) => sum + count, 0)).toBe(5001);
  expect(propertiesListing).toHaveLength(25);
});

test('a cluster stands in the middle of its bounds', async () => {
  const { propertiesClusters = [] } = await map('zoom=7');
  for (const { coords, bounds } of propertiesClusters) {
    expect(coords[0]).toBeCloseTo((bounds.SouthWest_lat + bounds.NorthEast_lat) / 2);
    expect(coords[1]).toBeCloseTo((bounds.SouthWest_lng + bounds.NorthEast_lng) / 2);
  }
});

test('a closer zoom has more clusters, within a limit', async () => {
  const [far, near, absurd] = await Promise.all([map('zoom=5'), map('zoom=7'), map('zoom=22')]);
  const sizes = [far, near, absurd].map(({ propertiesClusters = [] }) => propertiesClusters.length);
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  expect(sizes[2]).toBeLessThan(2500);
});

test('a view of 5,000 or fewer has its markers', async () => {
  const { propertiesMap, propertiesClusters } = await map(
    'SouthWest_lat=45&SouthWest_lng=-74&NorthEast_lat=45.5&NorthEast_lng=-70',
  );
  expect(propertiesMap).toHaveLength(1300);
  expect(propertiesClusters).toBeUndefined();
});
