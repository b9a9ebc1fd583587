import { propertiesPageAnswer } from '@vitrine/contract/core/properties.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let databaseUrl: string;

const brokerKey = 'key-of-the-broker-site';
const brokers = ['maude-gagnon', 'paul-roy', null];
/** Twelve listings, the newest last; every third one belongs to Maude. */
const listings = Array.from({ length: 12 }, (_, index) =>
  listingOf({
    ListingKey: String(10_000_001 + index),
    AgentKey: brokers[index % 3] ?? null,
    OfficeKey: index % 2 ? 'plateau' : null,
    ListPrice: 500_000 - index * 1000,
    OnMarketTimestamp: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }),
);

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_own_listings');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: brokerKey, siteType: 'broker' });
  await importListings(databaseUrl, listings);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const ask = async (micrositeId: 'm-1' | 'm-2', path: string) => {
  const key = micrositeId === 'm-2' ? { 'x-site-key': brokerKey } : {};
  const answer = await core.app.request(`/api/swc/${micrositeId}/${path}`, {
    headers: { 'x-site-key': 'key-of-the-first-site', 'content-language': 'fr', ...key },
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const page = async (micrositeId: 'm-1' | 'm-2', query: string) => {
  const { data } = propertiesPageAnswer.parse(await ask(micrositeId, `properties?${query}`));
  return { ...data, numbers: data.propertiesListing.map(({ uls }) => Number(uls) - 10_000_000) };
};

const newestFirst = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const ownFirst = [10, 7, 4, 1, 12, 11, 9, 8, 6, 5, 3, 2];

test('a broker’s site lists the broker’s own listings first, the newest of them before the others', async () => {
  expect((await page('m-2', '')).numbers).toEqual(ownFirst);
});

test('an agency’s site, and an order that is asked for, know no own listings', async () => {
  expect((await page('m-1', '')).numbers).toEqual(newestFirst);
  expect((await page('m-2', 'order_by=newest')).numbers).toEqual(newestFirst);
  expect((await page('m-2', 'order_by=price-asc')).numbers).toEqual(newestFirst);
});

test.each(['page', 'cursor'])('the pages of a broker’s site repeat and skip nothing, by %s', async (way) => {
  const numbers: number[] = [];
  let after: string | null | undefined = null;
  for (let number = 1; number <= 4; number++) {
    const query: string = way === 'cursor' && after ? `after=${after}` : `page=${number}`;
    const answer = await page('m-2', `limit=3&${query}`);
    numbers.push(...answer.numbers);
    after = answer.next;
  }
  expect(numbers).toEqual(ownFirst);
  expect(after).toBeNull();
});

test('filters hold in the order of the site', async () => {
  expect((await page('m-2', 'office=plateau')).numbers).toEqual([10, 4, 12, 8, 6, 2]);
  expect((await page('m-2', 'broker=paul-roy')).numbers).toEqual([11, 8, 5, 2]);
});

test('a listing counts for each of its brokers and offices, and is among the own of each', async () => {
  const shared = listingOf({
    ...{ ListingKey: '20000099', AgentKey: 'paul-roy', OfficeKey: 'elsewhere' },
    ...{ CoAgentKeys: ['maude-gagnon'], CoOfficeKeys: ['beloeil'], OnMarketTimestamp: '2020-01-01T12:00:00.000Z' },
  });
  const finds = async (query: string) => (await page('m-2', query)).numbers.length;
  const before = [await finds('broker=maude-gagnon&limit=100'), await finds('office=beloeil')];
  await importListings(databaseUrl, [shared]);
  onTestFinished(async () => {
    await importListings(databaseUrl, [{ ...shared, StandardStatus: 'Withdrawn' }]);
  });
  await expect.poll(() => finds('office=beloeil')).toBe((before[1] ?? 0) + 1);
  expect(await finds('broker=maude-gagnon&limit=100')).toBe((before[0] ?? 0) + 1);
  expect(await finds('broker=paul-roy&office=elsewhere')).toBe(1);
  expect((await page('m-2', '')).numbers.slice(0, 5)).toEqual([10, 7, 4, 1, 10_000_099]);
});

test('a broker and an office are filters together, and an unknown one finds nothing', async () => {
  expect((await page('m-1', 'broker=maude-gagnon&office=plateau')).numbers).toEqual([10, 4]);
  expect((await page('m-1', 'office=nowhere')).numbers).toEqual([]);
});

test('the filters name the brokers and offices of the site', async () => {
  const { data } = searchFiltersAnswer.parse(await ask('m-1', 'search-filters'));
  expect(data.brokers).toEqual([{ slug: 'maude-gagnon', name: 'Maude Gagnon' }]);
  expect(data.offices).toEqual([]);
});
