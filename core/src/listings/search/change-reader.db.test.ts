import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase } from '../../../test/core-fixture.ts';
import { listingOf } from '../../../test/listing-fixture.ts';
import { type Connection, connect } from '../../db/connect.ts';
import { importListings } from '../import-listings.ts';
import { ChangeReader } from './change-reader.ts';
import { loadColumns } from './load-columns.ts';
import { pruneChanges } from './prune-changes.ts';

let databaseUrl: string;
let connection: Connection;
let client: pg.Client;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_changes');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 3 });
  client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=core' });
  await client.connect();
});
beforeEach(async () => {
  await sql`truncate listing, listing_change`.execute(connection.database);
  await importListings(databaseUrl, [listingOf({ ListingKey: '1001' }), listingOf({ ListingKey: '1002' })]);
});
afterAll(() => Promise.all([client.end(), connection.close()]));

const never = new AbortController().signal;
const startReader = async () => new ChangeReader(await loadColumns(client, never));
const reprice = (price: number) => sql`update listing set list_price = ${price}`.execute(connection.database);
const noted = async () => {
  const rows = await connection.database.selectFrom('listing_change').select('listing_key').orderBy('seq').execute();
  return rows.map(({ listing_key }) => listing_key);
};
const makeOld = () =>
  sql`update listing_change set noted_at = now() - interval '11 minutes'`.execute(connection.database);

test('what is applied once is not read again', async () => {
  const reader = await startReader();
  expect(await reader.catchUp(client)).toBe(0);
  await reprice(2);
  expect(await reader.catchUp(client)).toBe(2);
  expect(await reader.catchUp(client)).toBe(0);
});

test('a transaction that stays open does not make the changes of others be read again and again', async () => {
  const reader = await startReader();
  await connection.database.transaction().execute(async (transaction) => {
    await sql`select pg_current_xact_id()`.execute(transaction);
    await reprice(3);
    expect(await reader.catchUp(client)).toBe(2);
    await reprice(4);
    expect(await reader.catchUp(client)).toBe(2);
    expect(await reader.catchUp(client)).toBe(0);
  });
});

/**
 * Waits until every transaction is over that began before the last noted change: the tests of other databases run in the same cluster,
 * and changes since their start are neither removed nor passed by a reader's fence.
 */
const untilOthersEnded = () =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ are_over: boolean }>`
          select max(tx) < pg_snapshot_xmin(pg_current_snapshot()) as are_over
          from listing_change where tx < pg_snapshot_xmax(pg_current_snapshot())
        `.execute(connection.database);
        return rows[0]?.are_over;
      },
      { timeout: 20_000 },
    )
    .toBe(true);

test('a statement that changes more than 50,000 listings says so in one line, upon which everything is loaded anew', async () => {
  const reader = await startReader();
  await sql`
    insert into listing (listing_key, standard_status, property_type, transaction_type, list_price, street_address_fr,
      street_address_en, municipality_code, city, postal_code, latitude, longitude, living_area_units, public_remarks,
      on_market_timestamp, new_construction, foreclosed, collection, media)
    select (2000000 + number)::text, standard_status, property_type, transaction_type, list_price, street_address_fr,
      street_address_en, municipality_code, city, postal_code, latitude, longitude, living_area_units, public_remarks,
      on_market_timestamp, new_construction, foreclosed, collection, media
    from listing, generate_series(1, 50001) as number where listing_key = '1001'
  `.execute(connection.database);
  expect((await noted()).at(-1)).toBeNull();
  expect(await reader.catchUp(client)).toBe('lost');
  const anew = await startReader();
  expect(anew.columns.count).toBe(50_003);
  expect(await anew.catchUp(client)).toBe(0);
});

test('changes of the last ten minutes stay, older ones go', async () => {
  await pruneChanges(connection.database);
  expect(await noted()).toEqual([null, '1001', '1002']);
  await makeOld();
  await untilOthersEnded();
  await pruneChanges(connection.database);
  expect(await noted()).toEqual([]);
});

test('a reader that was away while changes were removed has to load anew, one that has seen them has not', async () => {
  const [away, present] = [await startReader(), await startReader()];
  await reprice(5);
  expect(await present.catchUp(client)).toBe(2);
  // Another transaction, so that the fence of the active readers advances.
  await reprice(6);
  await untilOthersEnded();
  expect(await present.catchUp(client)).toBe(2);
  await makeOld();
  await pruneChanges(connection.database);
  expect(await noted()).toEqual([]);
  expect(await present.catchUp(client)).toBe(0);
  expect(await away.catchUp(client)).toBe('lost');
});

test('changes that are younger than a transaction still under way stay, however old they are', async () => {
  await untilOthersEnded();
  await connection.database.transaction().execute(async (transaction) => {
    await sql`select pg_current_xact_id()`.execute(transaction);
    await reprice(7);
    await makeOld();
    await pruneChanges(connection.database);
    expect(await noted()).toEqual(['1001', '1002']);
  });
  await untilOthersEnded();
  await pruneChanges(connection.database);
  expect(await noted()).toEqual([]);
});

test('data restored from another cluster is followed, and what was noted there goes', async () => {
  const restored = sql`
    update listing_change_floor set tx = '9000000000';
    insert into listing_change (listing_key, tx, noted_at) values ('1001', '9000000001', now() - interval '1 hour')
  `;
  await restored.execute(connection.database);
  const reader = await startReader();
  expect(await reader.catchUp(client)).toBe(0);
  await reprice(8);
  expect(await reader.catchUp(client)).toBe(2);
  await makeOld();
  await untilOthersEnded();
  await pruneChanges(connection.database);
  expect(await noted()).toEqual([]);
  const { rows } = await sql<{ is_here: boolean }>`
    select tx < pg_snapshot_xmax(pg_current_snapshot()) as is_here from listing_change_floor
  `.execute(connection.database);
  expect(rows).toEqual([{ is_here: true }]);
});

test('a listing number is for life', async () => {
  const renamed = sql`update listing set listing_key = '1003' where listing_key = '1001'`.execute(connection.database);
  await expect(renamed).rejects.toThrow('delete and insert instead');
});
