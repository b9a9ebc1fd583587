import { propertiesPageAnswer } from '@vitrine/contract/core/properties.ts';
import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, moment, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;

const day = 86_400_000;
const daysAgo = (days: number) => new Date(moment.getTime() - days * day).toISOString();

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_listing_life');
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001', StandardStatus: 'ActiveUnderContract' }),
    listingOf({ ListingKey: '10000002', StandardStatus: 'Withdrawn', OffMarketTimestamp: daysAgo(20) }),
    listingOf({ ListingKey: '10000003', StandardStatus: 'Expired', OffMarketTimestamp: daysAgo(20) }),
    listingOf({ ListingKey: '10000004', StandardStatus: 'Closed', OffMarketTimestamp: daysAgo(20) }),
  ]);
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
});
afterAll(() => core.close());

const property = async (uls: string) => propertyAnswer.parse(await (await core.get(`property/${uls}`)).json()).data;
const list = async (query: string) =>
  propertiesPageAnswer.parse(await (await core.get(`properties?${query}`)).json()).data.propertiesListing;
const sitemap = async () => JSON.stringify(await (await core.get('sitemap-entries')).json());
const set = (body: unknown) => staff('sites/m-1/listing-settings', { method: 'PATCH', body });

test('a listing with a conditional offer is on the market, in lists and in the sitemap, and says so', async () => {
  expect(await property('10000001')).toMatchObject({
    status: 'active',
    has_conditional_offer: true,
    badge: 'conditional',
    price: 450_000,
  });
  expect((await list('')).map(({ uls, badge, price }) => [uls, badge, price])).toEqual([
    ['10000001', 'conditional', 450_000],
  ]);
  expect(await sitemap()).toContain('10000001');
});

test.each([
  ['10000002', 'off_market', 'withdrawn'],
  ['10000003', 'off_market', 'expired'],
  ['10000004', 'sold', 'sold'],
])('listing %s is %s and says that it is %s', async (uls, status, off_market_reason) => {
  expect(await property(uls)).toMatchObject({ status, off_market_reason, has_conditional_offer: false, price: null });
  expect(await sitemap()).not.toContain(uls);
});

test('a site says for how long it shows listings off the market, and sold ones', async () => {
  const before = await (await staff('sites/m-1/listing-settings')).json();
  expect(before).toEqual({ data: { off_market_days: 90, sold_days: null, shows_price_history: false } });
  const changed = await (await set({ off_market_days: 20, sold_days: 20 })).json();
  expect(changed).toEqual({ data: { off_market_days: 20, sold_days: 20, shows_price_history: false } });
  // Sites are cached for some seconds, by the process that has read them.
  const fresh = startCore(databaseUrl);
  const statusOf = async (uls: string) => {
    const { data } = propertyAnswer.parse(await (await fresh.get(`property/${uls}`)).json());
    return [data.status, data.off_market_reason, data.price, data.pictures.length];
  };
  expect(await statusOf('10000002')).toEqual(['gone', 'withdrawn', null, 0]);
  expect(await statusOf('10000004')).toEqual(['gone', 'sold', null, 0]);
  expect(await (await fresh.get('properties?status=sold')).json()).toMatchObject({ data: { total: 0 } });
  await fresh.close();
  await set({ off_market_days: 90, sold_days: null });
});

test.each([
  { off_market_days: -1 },
  { off_market_days: 731 },
  { off_market_days: 1.5 },
  { off_market_days: null },
  { sold_days: 4000 },
  { shows_price_history: 'yes' },
])('%j is refused', async (body) => {
  expect((await set(body)).status).toBe(422);
});

test('an unknown site has no settings', async () => {
  expect((await staff('sites/m-9/listing-settings')).status).toBe(404);
});

test('a listing that comes back to the market is whole again', async () => {
  const at = { ListingKey: '10000009', Latitude: 46 };
  await importListings(databaseUrl, [listingOf({ ...at, StandardStatus: 'Withdrawn' })]);
  expect(await property('10000009')).toMatchObject({ status: 'off_market', price: null });
  await importListings(databaseUrl, [listingOf(at)]);
  expect(await property('10000009')).toMatchObject({ status: 'active', off_market_reason: null, price: 450_000 });
  expect(await sitemap()).toContain('10000009');
});
