import { locatedListingsAnswer } from '@vitrine/contract/core/located-listings.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;

const magog = { MunicipalityCode: '45072', City: 'Magog', PostalCode: 'J1X 3W5' };
const street = (fr: string, en: string) => ({ StreetAddress: { fr, en } });

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_located_listings');
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001', ...street('1240, rue des Érables', '1240 Des Érables Street') }),
    listingOf({
      ListingKey: '10000002',
      ...magog,
      ...street('12, rue Saint-Denis', '12 Saint-Denis Street'),
      ListPrice: 200_000,
    }),
    listingOf({
      ListingKey: '10000003',
      ...street('12, rue Saint-Denis, app. 4', '12 Saint-Denis Street, apt. 4'),
      Latitude: null,
      Longitude: null,
    }),
    listingOf({
      ListingKey: '10000004',
      ...magog,
      StandardStatus: 'Closed',
      ...street('40, rue du Quai', '40 Du Quai Street'),
    }),
    listingOf({
      ListingKey: '10000005',
      ...magog,
      TransactionType: 'rent',
      ListPrice: 1500,
      StreetAddress: { fr: '', en: '' },
      PostalCode: '',
    }),
    listingOf({
      ListingKey: '10000006',
      ...magog,
      MicrositeIds: ['m-2'],
      ...street('77, rue Cachée', '77 Cachée Street'),
    }),
  ]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

async function located(text: string, more = ''): Promise<string[]> {
  const answer = await core.get(`located-listings?${new URLSearchParams({ text })}${more}`);
  expect(answer.status).toBe(200);
  return locatedListingsAnswer
    .parse(await answer.json())
    .data.map(({ uls }) => uls)
    .sort();
}

test.each([
  ['1240 rue des Érables', ['10000001']],
  ['1240 ERABLES', ['10000001']],
  ['12 st-denis', ['10000002', '10000003']],
  ['12 rue saint denis', ['10000002', '10000003']],
  ['denis', ['10000002', '10000003']],
  // A number is whole, as `12` is not the house 1240.
  ['12 rue des Érables', []],
  ['10000005', ['10000005']],
  ['10000004', ['10000004']],
  ['J1X 3W5', ['10000002']],
  ['j1x', ['10000002']],
  ['12', []],
  ['rue', []],
  ['%_', []],
  ["'; drop table listing", []],
])('%j names %j', async (text, found) => {
  expect(await located(text)).toEqual(found);
});

test('an address is looked for in the places that are named, and off the market or on another site nothing is found', async () => {
  expect(await located('12 saint-denis', '&mun=45072')).toEqual(['10000002']);
  expect(await located('40 rue du Quai')).toEqual([]);
  expect(await located('77 rue Cachée')).toEqual([]);
});

test('a listing has its page, its kind and its address in the language of the call, and its point unless it has none', async () => {
  const answer = await core.get('located-listings?text=10000002', { 'content-language': 'en' });
  expect((await answer.json()).data).toEqual([
    {
      uls: '10000002',
      type: 'House',
      address: '12 Saint-Denis Street, Magog',
      url: expect.stringMatching(/^\/properties\/.*-10000002$/),
      coords: [45.53, -73.57],
    },
  ]);
  const without = await core.get('located-listings?text=10000003');
  expect((await without.json()).data).toMatchObject([{ coords: null }]);
});

test('too long a text is refused', async () => {
  expect((await core.get(`located-listings?text=${'a'.repeat(101)}`)).status).toBe(422);
});

test('places are counted under the other filters, and whatever places are chosen', async () => {
  const counts = async (query: string) => {
    const { data } = searchFiltersAnswer.parse(await (await core.get(`search-filters${query}`)).json());
    return Object.fromEntries(
      data.municipalities.map(({ DESCRIPTION, listings_count }) => [DESCRIPTION, listings_count]),
    );
  };
  expect(await counts('')).toEqual({ Montréal: 2, Magog: 2 });
  expect(await counts('?price_max=300000&forSaleForRent=buy')).toEqual({ Magog: 1 });
  expect(await counts('?mun=66023&price_max=300000')).toEqual({ Magog: 2 });
});
