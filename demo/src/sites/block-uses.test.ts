import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { expect, test } from 'vitest';
import { blockUses, composedBlocks } from './block-uses.ts';

const uses = blockUses();

test('the pages of the demo show every block type of the catalogue', () => {
  const missing = blockDescriptions
    .map(({ type }) => type)
    .filter((type) => !uses.has(type) && !Object.hasOwn(composedBlocks, type));
  expect(missing).toEqual([]);
});

test('a block type that a page shows needs no other place', () => {
  expect(Object.keys(composedBlocks).filter((type) => uses.has(type))).toEqual([]);
});
