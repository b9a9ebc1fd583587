import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { priceOn, read, soon, startTwoNodes } from '../../../test/two-nodes.ts';

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;

beforeAll(async () => {
  nodes = await startTwoNodes();
}, 60_000);
afterAll(() => nodes.stop());

test('while the primary is stopped both nodes go on from memory, cards included, and the replica has those that are not in memory', async () => {
  // A card of another version is never held in memory.
  await sql`update listing set list_price = 19, card_format = 99 where listing_key = '10019'`.execute(nodes.database);
  await nodes.onBoth(async (node) => expect(await priceOn(node, '10019')).toBe(19));
  const before = await read(nodes.onPrimary, 'format=count');
  await nodes.pair.stopPrimary();
  for (const node of [nodes.onPrimary, nodes.onReplica]) {
    expect(await read(node, 'format=count')).toEqual(before);
    expect((await node.get('properties?format=map&listingLimit=0')).status).toBe(200);
  }
  expect((await nodes.onPrimary.get('properties?price_min=20')).status).toBe(200);
  expect((await nodes.onReplica.get('properties?price_max=19')).status).toBe(200);
  const refused = await nodes.onPrimary.get('properties?price_max=19');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);

  await nodes.pair.startPrimary();
  await nodes.expectAgreement();
  await nodes.setPrice('10020', 20);
  await nodes.onBoth(async (node) => expect(await priceOn(node, '10020')).toBe(20));
  await nodes.expectAgreement();
});

test('changes that go on while the primary is stopped and started all arrive', async () => {
  let isOver = false;
  let made = 0;
  onTestFinished(() => {
    isOver = true;
  });
  const writing = (async () => {
    while (!isOver) {
      // A write during the stop may fail; it is not counted.
      await nodes.setPrice(String(10_100 + (made % 200)), 500_000 + made).then(
        () => made++,
        () => undefined,
      );
    }
  })();
  await soon(async () => expect(made).toBeGreaterThan(20));
  await nodes.pair.stopPrimary();
  await nodes.pair.startPrimary();
  const soFar = made;
  await soon(async () => expect(made).toBeGreaterThan(soFar + 20));
  isOver = true;
  await writing;
  await nodes.expectAgreement();
});
