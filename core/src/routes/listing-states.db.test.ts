import { listingStatesAnswer, listingStatesLimit } from '@vitrine/contract/core/listing-states.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, moment, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';

let databaseUrl: string;
let connection: Connection;
let core: ReturnType<typeof startCore>;

const daysAgo = (days: number) => new Date(moment.getTime() - days * 86_400_000).toISOString();

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_listing_states');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001' }),
    listingOf({ ListingKey: '10000002', StandardStatus: 'ActiveUnderContract', TransactionType: 'rent' }),
    listingOf({ ListingKey: '10000003', StandardStatus: 'Closed', OffMarketTimestamp: daysAgo(20) }),
    listingOf({ ListingKey: '10000004', StandardStatus: 'Withdrawn', OffMarketTimestamp: daysAgo(20) }),
    listingOf({ ListingKey: '10000005', StandardStatus: 'Expired', OffMarketTimestamp: daysAgo(200) }),
    listingOf({ ListingKey: '10000006', MicrositeIds: ['m-2'] }),
  ]);
  core = startCore(databaseUrl);
});
afterAll(() => Promise.all([core.close(), connection.close()]));

const statesOf = async (uls: string, from = core, language = 'fr') => {
  const response = await from.get(`listing-states?uls=${uls}`, { 'content-language': language });
  return listingStatesAnswer.parse(await response.json()).data;
};

test('the states come in the order of the numbers, each number once, without those that the site does not know', async () => {
  const states = await statesOf('10000003,10000006,99999999,10000001,10000003');
  expect(states.map(({ uls }) => uls)).toEqual(['10000003', '10000001']);
});

test('a card has a price and pictures only while the site may show them', async () => {
  const states = await statesOf('10000001,10000002,10000003,10000004,10000005');
  expect(
    states.map(({ status, has_conditional_offer, card }) => [
      status,
      has_conditional_offer,
      card?.price,
      card?.carousel_images.length,
    ]),
  ).toEqual([
    ['active', false, 450_000, 2],
    ['active', true, 450_000, 2],
    ['sold', false, null, 2],
    ['off_market', false, null, 0],
    ['gone', false, undefined, undefined],
  ]);
  expect(states[1]?.card?.price_period).toBe('month');
});

test('a card holds nothing of the page of its listing, and is in the language of the call', async () => {
  const [state] = await statesOf('10000001', core, 'en');
  expect(state?.card).toMatchObject({ address: '1240 Des Érables Street, Montréal' });
  const text = await (await core.get('listing-states?uls=10000001')).text();
  expect(text).not.toMatch(/description|postal_code|listed_at/);
});

test('a property under a new number comes with the card of the last one', async () => {
  await sql`insert into listing_relist (listing_key, predecessor) values ('10000002', '10000004'), ('10000001', '10000002')`.execute(
    connection.database,
  );
  const states = await statesOf('10000004,10000002');
  expect(states.map(({ uls, successor }) => [uls, successor?.uls])).toEqual([
    ['10000004', '10000001'],
    ['10000002', undefined],
  ]);
});

test('previous prices are allowed by the site and by the source of the listing together', async () => {
  const ask = async (uls: string) => {
    // Sites are cached for some seconds, by the process that has read them.
    const fresh = startCore(databaseUrl);
    const states = await statesOf(uls, fresh).finally(() => fresh.close());
    return states.map(({ shows_previous_prices }) => shows_previous_prices);
  };
  expect(await ask('10000001,10000003')).toEqual([false, false]);
  await connection.database.updateTable('site').set({ shows_price_history: true }).execute();
  expect(await ask('10000001,10000003')).toEqual([true, false]);
  await sql`
    with source as (
      insert into feed_source (name, kind, settings) values ('DDF', 'ddf', '{"kind": "ddf"}') returning id
    )
    insert into feed_record (source_id, source_key, listing_key, state, time_zone, member_keys, office_keys)
    select id, 'a', '10000001', 'shown', 'America/Toronto', '{}', '{}' from source`.execute(connection.database);
  expect(await ask('10000001,10000002')).toEqual([false, true]);
});

test.each(['', '?uls=', '?uls=abc', '?uls=123', '?uls=10000001;drop', '?uls=10000001,', '?uls=%00'])(
  'the query "%s" is refused',
  async (query) => {
    expect((await core.get(`listing-states${query}`)).status).toBe(422);
  },
);

test('a call takes no more listings than a visitor can save', async () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => 20_000_000 + index).join(',');
  expect((await core.get(`listing-states?uls=${numbers(listingStatesLimit)}`)).status).toBe(200);
  expect((await core.get(`listing-states?uls=${numbers(listingStatesLimit + 1)}`)).status).toBe(422);
});

test('a call needs the key of the site', async () => {
  const response = await core.get('listing-states?uls=10000001', { 'x-site-key': 'another' });
  expect(response.status).toBe(401);
});
