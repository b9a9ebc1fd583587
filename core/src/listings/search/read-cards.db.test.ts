import { listing } from '@vitrine/contract/core/listing.ts';
import { propertiesPageAnswer } from '@vitrine/contract/core/properties.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCoreDatabase, moment, startCore } from '../../../test/core-fixture.ts';
import { listingOf } from '../../../test/listing-fixture.ts';
import { type Connection, connect } from '../../db/connect.ts';
import { importListings } from '../import-listings.ts';
import { cardColumns, presentListing } from '../present-listing.ts';
import { CardCache } from './card-cache.ts';
import { readCards } from './read-cards.ts';

let databaseUrl: string;
let connection: Connection;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_cards');
  await importListings(databaseUrl, [
    listingOf({
      ListingKey: '1001',
      BathroomsTotal: 1.5,
      OpenHouses: [{ start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' }],
    }),
    listingOf({
      ListingKey: '1002',
      TransactionType: 'rent',
      ListPrice: 1850.5,
      LivingArea: null,
      BedroomsTotal: null,
    }),
    listingOf({
      ListingKey: '1003',
      PropertyType: 'terrain',
      StreetAddress: { fr: '1, rue « Œuf » \\ "x"', en: '1 "Egg" \\ St' },
    }),
  ]);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 3 });
  core = startCore(databaseUrl);
});
afterAll(() => Promise.all([core.close(), connection.close()]));

async function cards(language: 'fr' | 'en' = 'fr', from = core) {
  const answer = await from.get('properties?order_by=oldest', { 'content-language': language });
  return propertiesPageAnswer.parse(await answer.json()).data.propertiesListing;
}
/** Returns the same cards, composed from the rows. */
async function composed(language: 'fr' | 'en' = 'fr') {
  const rows = await connection.database.selectFrom('listing').select(cardColumns).orderBy('listing_key').execute();
  return rows.map((row) => listing.parse(presentListing(row, language, moment)));
}

test('a stored card says what one says that is composed from the columns', async () => {
  expect(await cards('fr')).toEqual(await composed('fr'));
  expect(await cards('en')).toEqual(await composed('en'));
});

test('what is changed by hand in SQL is on the card', async () => {
  await sql`update listing set city = 'Laval', living_area = 900 where listing_key = '1001'`.execute(
    connection.database,
  );
  await expect.poll(() => cards()).toEqual(await composed());
  expect((await cards())[0]).toMatchObject({
    address: '1240, rue des Érables, Laval',
    specs: { area: '900\u00a0pi²' },
  });
});

test('a card that was stored in another form is composed anew', async () => {
  await sql`update listing set card_format = 99, card_fr = 'nonsense' where listing_key = '1002'`.execute(
    connection.database,
  );
  // A process without cached cards.
  const another = startCore(databaseUrl);
  onTestFinished(() => another.close());
  expect(await cards('fr', another)).toEqual(await composed());
});

test('an import stores the card again', async () => {
  await importListings(databaseUrl, [listingOf({ ListingKey: '1001', City: 'Lévis' })]);
  const { rows } = await sql<{
    card: string;
  }>`select card_fr as card from listing where listing_key = '1001' and card_format > 0`.execute(connection.database);
  expect(rows[0]?.card).toContain('Lévis');
});

/** Locks the table of listings until the test ends or the returned function is called. */
async function lockListings() {
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const blocker = connection.database.transaction().execute(async (transaction) => {
    await sql`lock table listing in access exclusive mode`.execute(transaction);
    locked.resolve();
    await release.promise;
  });
  onTestFinished(() => release.resolve());
  await locked.promise;
  return async () => {
    release.resolve();
    await blocker;
  };
}

test('a page that nobody has asked for is answered without the database', async () => {
  const another = startCore(databaseUrl);
  onTestFinished(() => another.close());
  await cards('fr', another);
  // All cards have been read by the time that a change is seen.
  await sql`update listing set list_price = 7 where listing_key = '1003'`.execute(connection.database);
  await expect.poll(async () => (await cards('fr', another))[2]?.price).toBe(7);
  const unlock = await lockListings();
  expect(await cards('en', another)).toHaveLength(3);
  await unlock();
});

test('a caller that disconnects does not keep the database at work', async () => {
  const unlock = await lockListings();
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%card_fr%'
    `.execute(connection.database);
    return rows[0]?.count;
  };
  const leaving = new AbortController();
  const call = { locale: 'fr' as const, signal: leaving.signal };
  const reading = readCards([connection], new CardCache(), ['1001'], call);
  await expect.poll(() => waiting()).toBe(1);
  leaving.abort();
  await expect(reading).rejects.toThrow('canceling statement');
  await expect.poll(() => waiting()).toBe(0);
  await unlock();
  const { signal } = new AbortController();
  expect(await readCards([connection], new CardCache(), ['1001'], { locale: 'fr', signal })).toHaveProperty('size', 1);
});
