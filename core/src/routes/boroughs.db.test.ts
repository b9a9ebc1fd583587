import { type Area, type AreaQuery, areaAnswer, areasAnswer } from '@vitrine/contract/core/area.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;

let number = 30_000_000;
const listings = (count: number, given: Partial<ListingImport>): ListingImport[] =>
  Array.from({ length: count }, () => listingOf({ ListingKey: String(number++), PropertyType: 'condo', ...given }));

const montreal = { MunicipalityCode: '66023', City: 'Montréal' };
const verdun = { ...montreal, CityRegion: 'VERDUN', Latitude: 45.46, Longitude: -73.57 };
const all = [
  ...listings(3, verdun),
  ...listings(1, { ...verdun, PropertyType: 'maison' }),
  ...listings(1, { ...verdun, TransactionType: 'rent' }),
  ...listings(3, { ...montreal, CityRegion: 'Ahuntsic/Cartierville', Latitude: 45.55, Longitude: -73.66 }),
  ...listings(3, { ...montreal, CityRegion: 'Sud-Ouest', Latitude: 45.48, Longitude: -73.58 }),
  ...listings(2, { ...montreal, CityRegion: 'Anjou', Latitude: 45.6, Longitude: -73.55 }),
  ...listings(1, montreal),
  ...listings(4, { MunicipalityCode: '94068', City: 'Saguenay', CityRegion: 'Chicoutimi' }),
];

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_boroughs');
  await importListings(databaseUrl, all);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const ask = (query: Partial<AreaQuery>) =>
  core.get(`area?${new URLSearchParams({ transaction: 'buy', municipality: 'montreal', ...query })}`);
async function areaOf(query: Partial<AreaQuery>): Promise<Area> {
  return areaAnswer.parse(await (await ask(query)).json()).data;
}

test('a borough has figures of its own, its official name, and the number of its municipality', async () => {
  expect(await areaOf({ borough: 'verdun', type: 'condo' })).toMatchObject({
    municipality: { slug: 'montreal' },
    borough: { code: '66023_verdun', name: 'Verdun', slug: 'verdun' },
    count: 3,
    types: [
      { type: 'condo', count: 3 },
      { type: 'maison', count: 1 },
    ],
    other_transaction_count: 1,
    municipality_count: 12,
    municipalities: [],
  });
});

test('a municipality names its boroughs with enough listings by name, and a borough the others, the nearest first', async () => {
  const names = (area: Area) => area.boroughs.map(({ name, count }) => `${name} ${count}`);
  expect(names(await areaOf({}))).toEqual(['Ahuntsic-Cartierville 3', 'Le Sud-Ouest 3', 'Verdun 4']);
  expect(names(await areaOf({ borough: 'verdun' }))).toEqual(['Le Sud-Ouest 3', 'Ahuntsic-Cartierville 3']);
  expect(await areaOf({})).toMatchObject({ count: 13, borough: null, municipality_count: null });
});

test('a borough counts for its municipality once, and for the whole site once', async () => {
  const answer = await core.get('area?transaction=buy');
  const { count, municipalities } = areaAnswer.parse(await answer.json()).data;
  expect(count).toBe(17);
  expect(municipalities.map((each) => `${each.name} ${each.count}`)).toEqual(['Montréal 13', 'Saguenay 4']);
});

test('an unknown borough, one of another municipality and one without a municipality are not found', async () => {
  expect((await ask({ borough: 'outremont' })).status).toBe(404);
  expect((await ask({ borough: 'chicoutimi' })).status).toBe(404);
  expect((await core.get('area?transaction=buy&borough=verdun')).status).toBe(404);
  expect((await ask({ borough: 'Verdun' })).status).toBe(422);
});

test('boroughs with enough listings are listed, but not one that has all the listings of its municipality', async () => {
  const { areas } = areasAnswer.parse(await (await core.get('areas')).json()).data;
  const keys = areas.map(({ transaction, municipality, borough, type }) =>
    [transaction, municipality, borough, type].filter(Boolean).join(' '),
  );
  expect(keys).toEqual([
    'buy',
    'buy montreal',
    'buy montreal condo',
    'buy montreal ahuntsic-cartierville condo',
    'buy montreal le-sud-ouest condo',
    'buy montreal verdun',
    'buy montreal verdun condo',
    'buy saguenay condo',
  ]);
});

test('the search finds the listings of a borough, and of a municipality together with a borough of another', async () => {
  const total = async (query: string) => (await (await core.get(`properties?format=count&${query}`)).json()).data.total;
  expect(await total('mun=66023_verdun')).toBe(5);
  expect(await total('mun=66023_verdun&mun=94068')).toBe(9);
  expect(await total('mun=66023&mun=66023_verdun')).toBe(14);
  expect(await total('mun=66023_outremont')).toBe(0);
});

test('the filters offer boroughs under the name of their municipality, with their numbers', async () => {
  const { municipalities } = searchFiltersAnswer.parse(await (await core.get('search-filters')).json()).data;
  expect(municipalities).toContainEqual({
    ...{ MUN_CODE: '66023_verdun', DESCRIPTION: 'Montréal (Verdun)', listings_count: 5, rentals_count: 1 },
  });
  expect(municipalities).toContainEqual({
    ...{ MUN_CODE: '66023', DESCRIPTION: 'Montréal', listings_count: 14, rentals_count: 1 },
  });
  expect(municipalities).toHaveLength(7);
});

test('the page of a listing names its borough as addresses do', async () => {
  const boroughOf = async ({ ListingKey }: ListingImport) =>
    propertyAnswer.parse(await (await core.get(`property/${ListingKey}`)).json()).data.borough;
  const [first] = all;
  if (!first) throw new Error('There is no listing.');
  expect(await boroughOf(first)).toEqual({ MUN_CODE: '66023_verdun', DESCRIPTION: 'Verdun', slug: 'verdun' });
  const without = all.find(({ CityRegion }) => CityRegion === undefined);
  expect(without && (await boroughOf(without))).toBeNull();
});
