import { type AreaMarket, areaMarketAnswer } from '@vitrine/contract/core/area.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;

let number = 40_000_000;
const listings = (prices: number[], given: Partial<ListingImport> = {}): ListingImport[] =>
  prices.map((ListPrice) => listingOf({ ListingKey: String(number++), PropertyType: 'condo', ListPrice, ...given }));

const verdun = { CityRegion: 'VERDUN', OnMarketTimestamp: '2025-01-10T12:00:00.000Z' };
const left = (status: 'Closed' | 'Withdrawn', on: string, off: string, given: Partial<ListingImport> = verdun) =>
  listings([9_000_000], { ...given, StandardStatus: status, OnMarketTimestamp: on, OffMarketTimestamp: off });
const laval = { MunicipalityCode: '65005', City: 'Laval', OnMarketTimestamp: '2025-01-10T12:00:00.000Z' };

const all = [
  ...listings([300_000, 400_000, 500_000, 600_000, 700_000], verdun),
  ...listings([1_000_000, 2_000_000, 3_000_000, 4_000_000], { ...verdun, PropertyType: 'maison' }),
  // One of five plexes has its price on request.
  ...listings([1, 2, 3, 4, 0], { ...verdun, PropertyType: 'prop', OnMarketTimestamp: '2026-06-01T12:00:00.000Z' }),
  ...listings([1500], { ...verdun, TransactionType: 'rent' }),
  ...listings([1], { ...verdun, MicrositeIds: ['m-2'] }),
  ...left('Closed', '2026-01-01T12:00:00.000Z', '2026-04-01T12:00:00.000Z'),
  ...left('Withdrawn', '2025-01-01T12:00:00.000Z', '2025-12-20T12:00:00.000Z', { MunicipalityCode: '66023' }),
  ...listings([350_000], laval),
];

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_area_market');
  await importListings(databaseUrl, all);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const ask = (query: Record<string, string>) =>
  core.get(`area-market?${new URLSearchParams({ transaction: 'buy', ...query })}`);
async function marketOf(place: string, more: Record<string, string> = {}): Promise<AreaMarket> {
  return areaMarketAnswer.parse(await (await ask({ place, ...more })).json()).data;
}

test('the market of a borough has its number, its median and its types, the most frequent first', async () => {
  expect(await marketOf('66023_verdun')).toMatchObject({
    municipality: { code: '66023', slug: 'montreal' },
    borough: { code: '66023_verdun', name: 'Verdun', slug: 'verdun' },
    count: 14,
    new_count: 5,
    median: 500_000,
    types: [
      { type: 'condo', count: 5, median: 500_000 },
      { type: 'prop', count: 5, median: null },
      { type: 'maison', count: 4, median: null },
    ],
  });
});

test('fewer than five prices have no median, those on request not counted', async () => {
  expect(await marketOf('65005')).toMatchObject({ count: 1, median: null, types: [{ type: 'condo', median: null }] });
  expect((await marketOf('66023_verdun', { transaction: 'rent' })).median).toBeNull();
});

test('the months begin with the first listing that left unsold, and count what was on offer on this day of each', async () => {
  const { months } = await marketOf('66023_verdun');
  expect(months).toEqual([
    { month: '2026-01', count: 10 },
    { month: '2026-02', count: 10 },
    { month: '2026-03', count: 10 },
    { month: '2026-04', count: 9 },
    { month: '2026-05', count: 9 },
    { month: '2026-06', count: 14 },
  ]);
  expect((await marketOf('66023')).months[0]).toEqual({ month: '2026-01', count: 10 });
});

test('a place without listings has an empty market, and an unknown one is not found', async () => {
  expect(await marketOf('65005', { transaction: 'rent' })).toMatchObject({ count: 0, median: null, types: [] });
  expect((await ask({ place: '99999' })).status).toBe(404);
  expect((await ask({ place: '66023_nowhere' })).status).toBe(404);
});
