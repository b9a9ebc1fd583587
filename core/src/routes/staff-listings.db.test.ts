import type { NamedListing } from '@vitrine/contract/core/staff-listings.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;
let connection: Connection;
beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_staff_listings');
  const listings = Array.from({ length: 6 }, (_, index) =>
    listingOf({
      ListingKey: String(10_000_001 + index),
      ListPrice: 300_000 + index * 100_000,
      AgentKey: index < 2 ? 'maude-gagnon' : null,
    }),
  );
  const elsewhere = { MunicipalityCode: '58227', City: 'Longueuil', StandardStatus: 'Closed' as const };
  await importListings(databaseUrl, [...listings, listingOf({ ListingKey: '10000099', ...elsewhere })]);
  connection = connect(databaseUrl, { statementTimeout: 10_000, connections: 1 });
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
});
afterAll(() => Promise.all([core.close(), connection.close()]));

const count = async (search: string, sites = ['m-1']) => {
  const answer = await staff(`sites/m-1/listings-count?${search}`, { sites });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
};

test.each([
  ['', 6],
  ['price_min=400000&price_max=600000', 3],
  ['broker=maude-gagnon', 2],
  ['status=sold', 1],
  ['format=map&unknown=1', 6],
])('staff of a site read how many listings “%s” finds', async (search, total) => {
  expect(await count(search)).toEqual({ total });
});

test('an unknown format is refused as in the search', async () => {
  expect((await staff('sites/m-1/listings-count?format=pdf', { sites: ['m-1'] })).status).toBe(422);
});

test('the filters of staff hold municipalities without listings too', async () => {
  const { data } = await (await staff('sites/m-1/search-filters', { sites: ['m-1'] })).json();
  const counts = data.municipalities.map(({ listings_count }: { listings_count: number }) => listings_count);
  expect(Math.max(...counts)).toBe(6);
  expect(Math.min(...counts)).toBe(0);
  expect(data.brokers).toContainEqual({ slug: 'maude-gagnon', name: 'Maude Gagnon' });
});

test('a site that core does not know is not found', async () => {
  expect((await staff('sites/m-9/listings-count')).status).toBe(404);
});

test('staff find the listings of their site by words of the address in any order, or by the number', async () => {
  const found = async (words: string, sites = ['m-1']) => {
    const answer = await staff(`sites/m-1/listings?${new URLSearchParams({ words })}`, { sites });
    expect(answer.status).toBe(200);
    return (await answer.json()).data.map(({ uls, status }: { uls: string; status: string }) => [uls, status]);
  };
  const [first] = await found('10000003');
  expect(first).toEqual(['10000003', 'active']);
  expect(await found('10000099')).toEqual([['10000099', 'sold']]);
  expect(await found('LONGUEUIL 10000099')).toEqual([['10000099', 'sold']]);
  expect(await found('nulle part 10000099')).toEqual([]);
  expect(await found('ÉRABLES longueuil')).toEqual([['10000099', 'sold']]);
  expect(await found(' ')).toEqual([]);
  expect(await found('1000000')).toHaveLength(6);
  expect((await staff(`sites/m-1/listings?words=${'a'.repeat(101)}`, { sites: ['m-1'] })).status).toBe(422);
  expect((await staff('sites/m-1/listings?words=a%00', { sites: ['m-1'] })).status).toBe(422);
});

test('a listing has a page while it is kept, and after that when the property is listed under a new number', async () => {
  await sql`update listing set standard_status = 'Withdrawn', off_market_timestamp = '2020-01-01' where listing_key = '10000004'`.execute(
    connection.database,
  );
  const page = async () => {
    const answer = await staff('sites/m-1/listings?words=10000004', { sites: ['m-1'] });
    return (await answer.json()).data.map(({ status, has_page }: NamedListing) => [status, has_page]);
  };
  expect(await page()).toEqual([['gone', false]]);
  await sql`insert into listing_relist (listing_key, predecessor) values ('10000002', '10000004')`.execute(
    connection.database,
  );
  expect(await page()).toEqual([['gone', true]]);
});
