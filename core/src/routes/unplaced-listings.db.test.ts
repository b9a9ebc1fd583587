import { decodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import { propertiesCountAnswer, propertiesMapAnswer } from '@vitrine/contract/core/properties.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

/* Listings without coordinates are in every list and count, but on no map and within no bounds. */

let core: ReturnType<typeof startCore>;
const noCoordinate = { Latitude: null, Longitude: null };

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_unplaced');
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '30001', MunicipalityCode: '23027', City: 'Québec', ...noCoordinate }),
    listingOf({ ListingKey: '30002', StandardStatus: 'Closed', ...noCoordinate }),
    // A listing at zero degrees: one without coordinates would be at the same place if null were read as zero.
    listingOf({ ListingKey: '30003', Latitude: 0, Longitude: 0 }),
    ...Array.from({ length: 5001 }, (_, index) =>
      listingOf({ ListingKey: String(40_000 + index), PropertyType: 'condo' }),
    ),
    listingOf({ ListingKey: '50001', PropertyType: 'condo', ...noCoordinate }),
  ]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const map = async (query: string) => {
  const answer = await core.get(`properties?format=map&${query}`);
  expect(answer.status).toBe(200);
  return propertiesMapAnswer.parse(await answer.json()).data;
};
const count = async (query: string) => {
  const answer = await core.get(`properties?format=count&${query}`);
  return propertiesCountAnswer.parse(await answer.json()).data.total;
};
const keysOf = (listings: { uls: string }[]) => listings.map(({ uls }) => uls);
const world = 'SouthWest_lat=-90&SouthWest_lng=-180&NorthEast_lat=90&NorthEast_lng=180';

test('such a listing is counted and listed, without coordinates', async () => {
  expect(await count('mun=23027')).toBe(1);
  const { propertiesListing, total } = await map('mun=23027');
  expect(total).toBe(1);
  expect(propertiesListing).toMatchObject([{ uls: '30001', coords: null }]);
});

test('its municipality is offered', async () => {
  const { data } = searchFiltersAnswer.parse(await (await core.get('search-filters')).json());
  expect(data.municipalities).toContainEqual({
    MUN_CODE: '23027',
    DESCRIPTION: 'Québec',
    listings_count: 1,
    rentals_count: 0,
  });
});

test.each(['objects', 'columns'])('it is no marker, in either form (%s)', async (form) => {
  const { propertiesMap, propertiesMapColumns, total } = await map(`type=maison&markers=${form}`);
  const markers = propertiesMapColumns ? decodeMarkers(propertiesMapColumns) : propertiesMap;
  expect(total).toBe(2);
  expect(markers).toMatchObject([{ uls: '30003', coords: [0, 0] }]);
});

test('it is in no bounds, were they the whole world', async () => {
  expect(await count(`type=maison&${world}`)).toBe(1);
  expect(keysOf((await map(`mun=23027&${world}`)).propertiesListing)).toEqual([]);
});

test('it is in no cluster', async () => {
  const { propertiesClusters = [], total } = await map('type=condo&zoom=6');
  expect(total).toBe(5002);
  expect(propertiesClusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(5001);
});

test('a sold one is listed, and on no map either', async () => {
  const { propertiesMap, propertiesListing } = await map('status=sold');
  expect(keysOf(propertiesListing)).toEqual(['30002']);
  expect(propertiesMap).toEqual([]);
});
