import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { matchListingChanges } from '../alerts/match-listing-changes.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from './import-listings.ts';

let databaseUrl: string;
let connection: Connection;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_relists');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  await connection.database.updateTable('site').set({ shows_price_history: true }).execute();
  core = startCore(databaseUrl);
});
afterAll(() => Promise.all([core.close(), connection.close()]));
beforeEach(() => sql`truncate listing, listing_news`.execute(connection.database));

const put = async (...listings: ListingImport[]) => {
  await importListings(databaseUrl, listings);
  await matchListingChanges(connection.database);
};
const relists = async () => {
  const rows = await connection.database
    .selectFrom('listing_relist')
    .select(['predecessor', 'listing_key'])
    .orderBy('listing_key')
    .execute();
  return rows.map(({ predecessor, listing_key }) => `${predecessor} → ${listing_key}`);
};
const property = async (uls: string) => propertyAnswer.parse(await (await core.get(`property/${uls}`)).json()).data;

type Given = Partial<ListingImport>;
/** The first listing, which has expired, and its successor under another number. */
const first = (given: Given = {}) =>
  listingOf({
    ListingKey: '10000001',
    StandardStatus: 'Expired',
    OnMarketTimestamp: '2026-01-10T12:00:00.000Z',
    OffMarketTimestamp: '2026-05-01T12:00:00.000Z',
    ...given,
  });
const second = (given: Given = {}) =>
  listingOf({ ListingKey: '10000002', OnMarketTimestamp: '2026-05-10T12:00:00.000Z', ...given });

const condo = (unit: string): Given => ({
  PropertyType: 'condo',
  StreetAddress: { fr: `4260, rue Saint-Denis${unit}`, en: `4260 Saint-Denis Street${unit}` },
});
const noNumber: Given = { StreetAddress: { fr: 'Chemin du Lac-Brûlé', en: 'Lac-Brûlé Road' }, LotSize: 40_000 };
const hidden: Given = { StreetAddress: { fr: '', en: '' }, PostalCode: '', Latitude: null, Longitude: null };

test.each<[string, Given, Given]>([
  ['of the same civic address', {}, {}],
  [
    'of what left the market less than 180 days before',
    { OnMarketTimestamp: '2025-06-01T12:00:00.000Z', OffMarketTimestamp: '2025-11-11T12:00:01.000Z' },
    {},
  ],
  [
    'of the same address, with another broker and another place on the map',
    {},
    { AgentKey: 'paul-roy', Latitude: 45.6 },
  ],
  ['of the same address, written otherwise', {}, { StreetAddress: { fr: '1240 Rue des  Érables', en: '' } }],
  ['of the same unit', condo(', app. 203'), { ...condo(', app. 203'), AgentKey: 'paul-roy' }],
  ['of a condo without a unit, with the same broker, area and rooms', condo(''), condo('')],
  ['of land at the same point, with the same broker and size', noNumber, noNumber],
])('a new number %s is recognised', async (_, before, after) => {
  await put(first(before));
  await put(second(after));
  expect(await relists()).toEqual(['10000001 → 10000002']);
});

test.each<[string, Given, Given]>([
  ['another unit of the building', condo(', app. 203'), condo(', app. 204')],
  ['a unit, where the other listing names none', condo(', app. 203'), condo('')],
  ['a condo of the building without a unit, with another broker', condo(''), { ...condo(''), AgentKey: 'paul-roy' }],
  ['a condo of the building without a unit, of another area', condo(''), { ...condo(''), LivingArea: 900 }],
  [
    'a dwelling for rent in the same plex',
    { TransactionType: 'rent', AgentKey: null },
    { TransactionType: 'rent', AgentKey: null },
  ],
  ['another house of the street', {}, { StreetAddress: { fr: '1242, rue des Érables', en: '' } }],
  ['the same street and number of another municipality', {}, { MunicipalityCode: '23027', City: 'Québec' }],
  ['the same street and number with another postal code', {}, { PostalCode: 'H1H 1H1' }],
  ['two hidden addresses', hidden, hidden],
  ['a hidden address and a shown one', {}, { ...hidden, PostalCode: 'H2K 3T1' }],
  ['another type of property', {}, { PropertyType: 'terrain' }],
  ['the same house for rent', {}, { TransactionType: 'rent' }],
  ['a house that was built anew', {}, { YearBuilt: 2025 }],
  ['what was sold', { StandardStatus: 'Closed' }, {}],
  [
    'what left the market 180 days before',
    { OnMarketTimestamp: '2025-06-01T12:00:00.000Z', OffMarketTimestamp: '2025-11-11T12:00:00.000Z' },
    {},
  ],
  ['an older listing that comes back', {}, { OnMarketTimestamp: '2025-12-01T12:00:00.000Z' }],
  ['the lot beside it, at the same point', noNumber, { ...noNumber, LotSize: 45_000 }],
  [
    'a lot of unknown size at the same point',
    { ...noNumber, LotSize: null, LivingArea: null },
    { ...noNumber, LotSize: null, LivingArea: null },
  ],
  ['a lot at the same point with another broker', noNumber, { ...noNumber, AgentKey: 'paul-roy' }],
  [
    'a lot whose point is that of the neighbourhood',
    { ...noNumber, LocationApproximate: true },
    { ...noNumber, LocationApproximate: true },
  ],
])('%s is not taken for the same property', async (_, before, after) => {
  await put(first(before));
  await put(second(after));
  expect(await relists()).toEqual([]);
  expect(await property('10000001')).not.toMatchObject({ successor: { fr: expect.any(String) } });
});

test('nothing is recognised where two listings could be the earlier one', async () => {
  await put(first(), first({ ListingKey: '10000009' }));
  await put(second());
  expect(await relists()).toEqual([]);
});

test('nothing is recognised where two listings could be the later one', async () => {
  await put(first());
  await put(second(), second({ ListingKey: '10000003' }));
  expect(await relists()).toEqual([]);
});

test('the old number leads to the newest one, step by step, and its prices come along', async () => {
  await put(listingOf({ ...first(), ...onMarket, ListPrice: 500_000 }));
  await put(first({ ListPrice: 480_000 }));
  await put(second({ ListPrice: 480_000 }));
  await put(
    second({ StandardStatus: 'Withdrawn', OffMarketTimestamp: '2026-06-01T12:00:00.000Z', ListPrice: 480_000 }),
  );
  await put(second({ ListingKey: '10000003', OnMarketTimestamp: '2026-06-05T12:00:00.000Z', ListPrice: 460_000 }));
  expect(await relists()).toEqual(['10000001 → 10000002', '10000002 → 10000003']);
  const urls = {
    fr: '/proprietes/maison-1240-rue-des-erables-montreal-10000003',
    en: '/properties/house-1240-des-erables-street-montreal-10000003',
  };
  expect((await property('10000001')).successor).toEqual(urls);
  expect((await property('10000002')).successor).toEqual(urls);
  const { successor, price_history } = await property('10000003');
  expect(successor).toBeUndefined();
  expect(price_history.map(({ price }) => price).sort()).toEqual([480_000, 500_000]);
});

const onMarket = { StandardStatus: 'Active' as const, OffMarketTimestamp: null };

test('a number that comes back to the market leads nowhere any more', async () => {
  await put(first());
  await put(second());
  expect((await property('10000001')).successor).toBeDefined();
  await put(first(onMarket));
  expect(await property('10000001')).toMatchObject({ status: 'active' });
  expect((await property('10000001')).successor).toBeUndefined();
});

test('a new number that comes first is recognised, and takes over once the old one has left', async () => {
  await put(first(onMarket));
  await put(second());
  expect(await relists()).toEqual(['10000001 → 10000002']);
  expect((await property('10000001')).successor).toBeUndefined();
  await put(first());
  expect((await property('10000001')).successor).toBeDefined();
});

test('an old number that was sold stays a sold listing', async () => {
  await put(first(onMarket));
  await put(second());
  await put(first({ StandardStatus: 'Closed' }));
  expect(await property('10000001')).toMatchObject({ status: 'sold' });
  expect((await property('10000001')).successor).toBeUndefined();
});

test('a successor of another site is not told', async () => {
  await put(first());
  await put(second({ MicrositeIds: ['m-2'] }));
  expect(await relists()).toEqual(['10000001 → 10000002']);
  expect((await property('10000001')).successor).toBeUndefined();
});
