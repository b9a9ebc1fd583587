import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase } from '../../../test/core-fixture.ts';
import { listingOf } from '../../../test/listing-fixture.ts';
import { importListings } from '../import-listings.ts';
import { CardCache } from './card-cache.ts';
import { CardFiller } from './card-filler.ts';
import { loadColumns } from './load-columns.ts';

let client: pg.Client;

const keys = Array.from({ length: 1200 }, (_, index) => String(10_000 + index));

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_card_filler');
  const listings = keys.map((uls, index) =>
    listingOf({ ListingKey: uls, OnMarketTimestamp: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString() }),
  );
  await importListings(databaseUrl, listings);
  client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=core' });
  await client.connect();
  await client.query(`update listing set card_format = 99 where listing_key = '10007'`);
});
afterAll(() => client.end());

async function fill(cards: CardCache) {
  const { columns } = await loadColumns(client, new AbortController().signal);
  const filler = new CardFiller(columns, cards);
  while (await filler.fillBatch(client));
  return keys.filter((uls) => cards.has(uls));
}

test('every card is cached but those of another version', async () => {
  expect(await fill(new CardCache())).toEqual(keys.filter((uls) => uls !== '10007'));
});

test('a cache that is too small for all holds the newest', async () => {
  const cached = await fill(new CardCache(100_000));
  expect(cached.length).toBeGreaterThan(100);
  expect(cached).toEqual(keys.slice(-cached.length));
});
