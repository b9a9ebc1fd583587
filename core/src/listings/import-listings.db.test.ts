import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings, type SkippedListing } from './import-listings.ts';

let databaseUrl: string;
let connection: Connection;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_import');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => connection.close());

const keys = async () => {
  const rows = await connection.database.selectFrom('listing').select('listing_key').orderBy('listing_key').execute();
  return rows.map(({ listing_key }) => listing_key);
};

test('a bad row is reported with its key and reason and takes no other with it', async () => {
  const skipped: SkippedListing[] = [];
  async function* source() {
    yield listingOf({ ListingKey: '10001' });
    yield listingOf({ ListingKey: '10002', ListPrice: -1 });
    // Valid for the schema but not for the database: an impossible latitude, and a number beyond an integer.
    yield listingOf({ ListingKey: '10003', Latitude: 95 });
    yield listingOf({ ListingKey: '10004', YearBuilt: 1e12 });
    yield listingOf({ ListingKey: '10005', PublicRemarks: { fr: 'a\u0000b', en: '' } });
    yield listingOf({ ListingKey: '10006' });
  }
  const counts = await importListings(databaseUrl, source(), (listing) => skipped.push(listing));
  expect(counts).toEqual({ written: 2, skipped: 4 });
  expect(await keys()).toEqual(['10001', '10006']);
  expect(skipped.map(({ listingKey }) => listingKey).sort()).toEqual(['10002', '10003', '10004', '10005']);
  for (const { reason } of skipped) expect(reason).not.toBe('');
});

test('a listing that comes again replaces the one before, also within one batch', async () => {
  const again = [450_000, 425_000, 399_000].map((ListPrice) => listingOf({ ListingKey: '20001', ListPrice }));
  await importListings(databaseUrl, again.slice(0, 1));
  expect(await importListings(databaseUrl, again.slice(1))).toEqual({ written: 2, skipped: 0 });
  const row = connection.database.selectFrom('listing').select('list_price').where('listing_key', '=', '20001');
  expect(await row.executeTakeFirst()).toEqual({ list_price: 399_000 });
});

test('a listing that nobody has placed, or only half, is written without a place', async () => {
  const unplaced = [
    listingOf({ ListingKey: '20002', Latitude: null, Longitude: null }),
    listingOf({ ListingKey: '20003', Longitude: null }),
  ];
  expect(await importListings(databaseUrl, unplaced)).toEqual({ written: 2, skipped: 0 });
  const rows = connection.database.selectFrom('listing').select(['latitude', 'longitude']);
  const noCoordinate = { latitude: null, longitude: null };
  expect(await rows.where('listing_key', 'in', ['20002', '20003']).execute()).toEqual([noCoordinate, noCoordinate]);
});

test('municipalities come with the listings, and take a new name', async () => {
  await importListings(databaseUrl, [listingOf({ MunicipalityCode: '94068', City: 'Chicoutimi' })]);
  await importListings(databaseUrl, [listingOf({ MunicipalityCode: '94068', City: 'Saguenay' })]);
  const row = connection.database.selectFrom('municipality').select('name').where('code', '=', '94068');
  expect(await row.executeTakeFirst()).toEqual({ name: 'Saguenay' });
});

test('several batches are written whole', async () => {
  await sql`truncate listing`.execute(connection.database);
  const source = Iterator.from(
    Array.from({ length: 1203 }, (_, index) => listingOf({ ListingKey: String(50_000 + index) })),
  );
  expect(await importListings(databaseUrl, source)).toEqual({ written: 1203, skipped: 0 });
  expect(await keys()).toHaveLength(1203);
});
