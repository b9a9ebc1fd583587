import { propertiesCountAnswer, propertiesMapAnswer } from '@vitrine/contract/core/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from './import-listings.ts';

let core: ReturnType<typeof startCore>;

const sold = (ListingKey: string, more: Parameters<typeof listingOf>[0] = {}) =>
  listingOf({ ListingKey, StandardStatus: 'Closed', ListPrice: 654_321, ...more });

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_sold');
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001' }),
    sold('10000002', { OffMarketTimestamp: '2026-02-01T12:00:00.000Z' }),
    sold('10000003', { OffMarketTimestamp: '2026-04-01T12:00:00.000Z', MunicipalityCode: '23027', City: 'Québec' }),
    sold('10000004'),
    sold('10000005', { MicrositeIds: ['m-2'] }),
    listingOf({ ListingKey: '10000006', StandardStatus: 'Withdrawn' }),
  ]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const ask = async (query: string) => {
  const answer = await core.get(`properties?status=sold&${query}`);
  expect(answer.status).toBe(200);
  return await answer.text();
};
const keysOf = async (query: string) => {
  const body: { data: { propertiesListing: { uls: string }[] } } = JSON.parse(await ask(query));
  return body.data.propertiesListing.map(({ uls }) => uls);
};

test('what is sold is found when it is asked for, the latest first, of the site alone', async () => {
  expect(await keysOf('')).toEqual(['10000003', '10000002', '10000004']);
});

test('the filters of a search narrow it down, page by page', async () => {
  expect(await keysOf('mun=23027')).toEqual(['10000003']);
  expect(await keysOf('limit=1&page=2')).toEqual(['10000002']);
  const { data } = propertiesCountAnswer.parse(JSON.parse(await ask('format=count&mun=66023')));
  expect(data.total).toBe(2);
});

test('no price of it is told, nor found out by filters and orders', async () => {
  for (const query of ['', 'format=map', 'price_max=1', 'price_min=9999999', 'order_by=price-asc']) {
    const text = await ask(query);
    expect(text).not.toContain('654321');
    expect(JSON.parse(text).data.total).toBe(3);
  }
  expect(await keysOf('order_by=price-asc')).toEqual(await keysOf(''));
});

test('the map has a marker for each', async () => {
  const { data } = propertiesMapAnswer.parse(JSON.parse(await ask('format=map&listingLimit=2')));
  expect(data.propertiesMap.map(({ uls, badge }) => [uls, badge])).toEqual([
    ['10000003', 'sold'],
    ['10000002', 'sold'],
  ]);
});
