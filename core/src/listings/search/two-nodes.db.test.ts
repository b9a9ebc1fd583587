import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingOf } from '../../../test/listing-fixture.ts';
import { priceOn, read, startTwoNodes } from '../../../test/two-nodes.ts';
import { importListings } from '../import-listings.ts';

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;

beforeAll(async () => {
  nodes = await startTwoNodes();
}, 60_000);
afterAll(() => nodes.stop());

test('both nodes find the same', () => nodes.expectAgreement());

test('a changed price is seen on both nodes', async () => {
  await nodes.setPrice('10007', 123_456);
  await nodes.onBoth(async (node) => expect(await priceOn(node, '10007')).toBe(123_456));
  await nodes.expectAgreement();
});

test('a change that was begun first and committed last is not missed', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const late = nodes.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('listing').set({ list_price: 1 }).where('listing_key', '=', '10001').execute();
    begun.resolve();
    await release.promise;
  });
  await begun.promise;
  await nodes.setPrice('10002', 2);
  await nodes.onBoth(async (node) => expect(await priceOn(node, '10002')).toBe(2));
  release.resolve();
  await late;
  await nodes.onBoth(async (node) => expect(await priceOn(node, '10001')).toBe(1));
  await nodes.expectAgreement();
});

test('a change that was taken back is never seen', async () => {
  const undone = nodes.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('listing').set({ list_price: 9 }).where('listing_key', '=', '10003').execute();
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await nodes.setPrice('10004', 4);
  await nodes.onBoth(async (node) => expect(await priceOn(node, '10004')).toBe(4));
  expect(await priceOn(nodes.onReplica, '10003')).not.toBe(9);
});

test('listings that come, go, are sold or move in time are so on both nodes', async () => {
  await importListings(nodes.pair.primaryUrl, [
    listingOf({ ListingKey: '20001', OnMarketTimestamp: '2026-02-01T00:00:00.000Z' }),
    listingOf({ ListingKey: '10010', StandardStatus: 'Closed' }),
    listingOf({ ListingKey: '10011', OnMarketTimestamp: '2025-01-01T00:00:00.000Z' }),
  ]);
  await nodes.database.deleteFrom('listing').where('listing_key', '=', '10012').execute();
  await nodes.expectAgreement();
});

test('a table that is emptied is empty on both nodes', async () => {
  await sql`truncate listing`.execute(nodes.database);
  await nodes.onBoth(async (node) => expect((await read(node, 'format=count')).total).toBe(0));
});
