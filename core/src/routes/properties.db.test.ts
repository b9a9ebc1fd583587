import { gunzipSync } from 'node:zlib';
import { listing } from '@vitrine/contract/core/listing.ts';
import { decodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import { propertiesCountAnswer, propertiesMapAnswer, propertiesPageAnswer } from '@vitrine/contract/core/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;

/** Sixty listings with few different prices and dates, so that most keys are equal. */
const many = Array.from({ length: 60 }, (_, index) =>
  listingOf({
    ListingKey: String(20_000_000 + ((index * 37) % 60)),
    ListPrice: 300_000 + (index % 4) * 50_000,
    OnMarketTimestamp: `2026-01-0${1 + (index % 3)}T12:00:00.000Z`,
    Latitude: 45 + index / 100,
    Longitude: -74 + index / 100,
    BedroomsTotal: 1 + (index % 5),
    BathroomsTotal: 1 + (index % 3) / 2,
    PropertyType: index % 2 ? 'condo' : 'maison',
    MunicipalityCode: index % 3 ? '66023' : '23027',
    City: index % 3 ? 'Montréal' : 'Québec',
  }),
);
const special = [
  listingOf({ ListingKey: '90000001', StandardStatus: 'Closed' }),
  listingOf({ ListingKey: '90000002', StandardStatus: 'Withdrawn' }),
  listingOf({ ListingKey: '90000003', MicrositeIds: ['m-2'] }),
  listingOf({
    ListingKey: '90000004',
    MicrositeIds: ['m-1', 'm-2'],
    TransactionType: 'rent',
    ListPrice: 1850,
    BedroomsTotal: null,
    LivingArea: null,
    OpenHouses: [{ start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' }],
  }),
];

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_properties');
  await importListings(databaseUrl, [...many, ...special]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const page = async (query: string, headers?: Record<string, string>) => {
  const answer = await core.get(`properties?${query}`, headers);
  expect(answer.status).toBe(200);
  return propertiesPageAnswer.parse(await answer.json()).data;
};
const keysOf = (listings: { uls: string }[]) => listings.map(({ uls }) => uls);
const count = async (query: string) => {
  const answer = await core.get(`properties?format=count&${query}`);
  return propertiesCountAnswer.parse(await answer.json()).data.total;
};

test('a page holds 25 listings and the total of all', async () => {
  const { propertiesListing, total } = await page('');
  expect(propertiesListing).toHaveLength(25);
  expect(total).toBe(61);
});

test('sold, withdrawn and other sites’ listings are not found', async () => {
  const { propertiesListing } = await page('limit=100');
  expect(keysOf(propertiesListing).filter((uls) => uls.startsWith('9'))).toEqual(['90000004']);
});

test.each(['newest', 'oldest', 'price-desc', 'price-asc'])(
  'the pages of %s repeat and skip no listing, and stand in order',
  async (order) => {
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, index) => page(`order_by=${order}&limit=7&page=${index + 1}`)),
    );
    const keys = pages.flatMap(({ propertiesListing }) => keysOf(propertiesListing));
    const byKey = new Map([...many, ...special].map((source) => [source.ListingKey, source]));
    const key = (uls: string) => {
      const source = byKey.get(uls);
      const value = order.startsWith('price') ? source?.ListPrice : Date.parse(source?.OnMarketTimestamp ?? '');
      return (value ?? 0) * (order === 'newest' || order === 'price-desc' ? -1 : 1);
    };
    const isRental = (uls: string) => order.startsWith('price') && byKey.get(uls)?.TransactionType === 'rent';
    const expected = [...keys].sort(
      (one, other) =>
        Number(isRental(one)) - Number(isRental(other)) || key(one) - key(other) || (one < other ? -1 : 1),
    );
    expect(new Set(keys).size).toBe(61);
    expect(keys).toEqual(expected);
  },
);

test('a page beyond the last is empty and keeps the total', async () => {
  expect(await page('page=900')).toMatchObject({ propertiesListing: [], total: 61, next: null });
});

test('the map comes with every marker and the first listings', async () => {
  const answer = await core.get('properties?format=map&listingLimit=3&order_by=price-asc');
  const { data } = propertiesMapAnswer.parse(await answer.json());
  expect(data.propertiesMap).toHaveLength(61);
  expect(data.total).toBe(61);
  expect(data.propertiesClusters).toBeUndefined();
  expect(keysOf(data.propertiesListing)[0]).toBe('20000000');
  expect(data.propertiesListing).toHaveLength(3);
});

test.each([
  ['mun=23027', 20],
  ['mun=23027&mun=66023', 61],
  ['mun=00000', 0],
  ['type=condo', 30],
  ['type=condo&type=maison', 61],
  ['price_min=350000&price_max=400000', 30],
  ['price_min=400000&price_max=350000', 30],
  ['price_max=2000', 1],
  ['bedrooms=4', 24],
  ['bedrooms=2.5', 36],
  ['bathrooms=1.5', 41],
  ['forSaleForRent=rent', 1],
  ['forSaleForRent=buy', 60],
  ['open_house=1', 1],
  ['open_house=0', 61],
  ['SouthWest_lat=45&SouthWest_lng=-74&NorthEast_lat=45.095&NorthEast_lng=-73', 10],
  ['SouthWest_lat=45.095&SouthWest_lng=-73&NorthEast_lat=45&NorthEast_lng=-74', 10],
  ['price_min=abc&bedrooms=x&type=castle&mun=%00&page=%F0%9F%98%80', 61],
])('%s finds %i', async (query, total) => {
  expect(await count(query)).toBe(total);
  expect((await page(query)).total).toBe(total);
});

test('a rental has a price a month, its badge, and no specs that it lacks', async () => {
  const { propertiesListing } = await page('forSaleForRent=rent');
  expect(propertiesListing[0]).toMatchObject({
    price: 1850,
    price_period: 'month',
    badge: 'open-house',
    open_houses: [{ start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' }],
    specs: { bed: null, bath: '2.0', area: null },
  });
});

test('type, address, area and url are in the language of the call', async () => {
  const query = 'limit=1&type=maison&mun=66023&forSaleForRent=buy';
  const [french] = (await page(query)).propertiesListing;
  const [english] = (await page(query, { 'content-language': 'en-CA' })).propertiesListing;
  expect(french).toMatchObject({
    type: 'Maison',
    address: '1240, rue des Érables, Montréal',
    specs: { area: '1\u00a0240\u00a0pi²' },
    url: `/proprietes/maison-1240-rue-des-erables-montreal-${french?.uls}`,
  });
  expect(english).toMatchObject({
    type: 'House',
    address: '1240 Des Érables Street, Montréal',
    specs: { area: '1,240\u00a0ft²' },
    url: `/properties/house-1240-des-erables-street-montreal-${french?.uls}`,
  });
});

test('a long answer is compressed for who takes it, and the same', async () => {
  const plain = await core.get('properties?limit=100');
  const packed = await core.get('properties?limit=100', { 'accept-encoding': 'br;q=1, gzip' });
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(JSON.parse(gunzipSync(await packed.arrayBuffer()).toString())).toEqual(await plain.json());
});

test.each(['gzip;q=0', 'identity', 'br'])('who accepts %s gets a long answer as it is', async (accepted) => {
  const answer = await core.get('properties?limit=100', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test.each(['price-asc', 'price-desc'])(
  'ordered by %s, what is for sale comes before what is for rent',
  async (order) => {
    const { propertiesListing } = await page(`order_by=${order}&limit=100`);
    expect(keysOf(propertiesListing).at(-1)).toBe('90000004');
  },
);

test('pages that follow the cursor repeat and skip nothing', async () => {
  const seen: string[] = [];
  for (let after: string | null | undefined = ''; after !== null && after !== undefined; ) {
    const { propertiesListing, next } = await page(`order_by=price-asc&limit=7&after=${after}&page=4`);
    seen.push(...keysOf(propertiesListing));
    after = next;
  }
  const whole = await page('order_by=price-asc&limit=100');
  // The first call was page 4, and the cursors continued from there.
  expect(seen).toEqual(keysOf(whole.propertiesListing).slice(21));
});

test('the version stays while nothing changes, and is the same whatever is asked', async () => {
  const versions = await Promise.all(
    ['', 'format=count', 'mun=66023'].map(async (query) => {
      const answer = await core.get(`properties?${query}`);
      return (await answer.json()).data.version;
    }),
  );
  expect(new Set(versions).size).toBe(1);
});

test('a broker’s listings are found by the slug', async () => {
  expect(await count('broker=maude-gagnon')).toBe(61);
  expect(await count('broker=nobody')).toBe(0);
});

test('the markers may come as columns', async () => {
  const objects = propertiesMapAnswer.parse(await (await core.get('properties?format=map')).json()).data;
  const columns = propertiesMapAnswer.parse(
    await (await core.get('properties?format=map&markers=columns')).json(),
  ).data;
  expect(columns.propertiesMap).toEqual([]);
  if (!columns.propertiesMapColumns) throw new Error('The columns are missing.');
  const decoded = decodeMarkers(columns.propertiesMapColumns);
  const byUls = objects.propertiesMap.toSorted((one, other) => Number(one.uls) - Number(other.uls));
  expect(decoded).toEqual(byUls.map((marker) => ({ ...marker, badge: marker.badge ?? null })));
});

test('every listing is one of the wire', async () => {
  const { propertiesListing } = await page('limit=100');
  for (const card of propertiesListing) expect(listing.safeParse(card).error).toBeUndefined();
});

test('an unknown format is 422 and says which parameter is wrong', async () => {
  const answer = await core.get('properties?format=xyz');
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({ status: 422, errors: [{ field: 'format' }] });
});
