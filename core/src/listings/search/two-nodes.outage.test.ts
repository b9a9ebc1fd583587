import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOn, read, soon, startTwoNodes } from '../../../test/two-nodes.ts';

let nodes: Awaited<ReturnType<typeof startTwoNodes>>;

beforeAll(async () => {
  nodes = await startTwoNodes();
}, 60_000);
afterAll(() => nodes.stop());

test('while the primary is stopped both nodes go on from memory, and the one on the replica shows cards as well', async () => {
  const before = await read(nodes.onPrimary, 'format=count');
  await nodes.pair.stopPrimary();
  for (const node of [nodes.onPrimary, nodes.onReplica]) {
    expect(await read(node, 'format=count')).toEqual(before);
    expect((await node.get('properties?format=map&listingLimit=0')).status).toBe(200);
  }
  expect((await nodes.onReplica.get('properties')).status).toBe(200);
  const refused = await nodes.onPrimary.get('properties');
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
