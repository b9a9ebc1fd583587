import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription } from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/fields.ts';
import { expect, test } from 'vitest';
import { allPayloadBlocks } from '../blocks/blocks-to-payload.ts';
import { findBySlug } from './block-slug.ts';

/** The blocks, and the items that they hold at any depth. */
const descriptions = new Set<BlockDescription>();
const collect = (description: BlockDescription): void => {
  if (descriptions.has(description)) return;
  descriptions.add(description);
  for (const field of Object.values(description.fields)) repeaterItems(field)?.forEach(collect);
};
blockDescriptions.forEach(collect);
const all = [...descriptions];
const slugs = new Set(allPayloadBlocks().map(({ slug }) => slug));

test('Every slug that the admin knows leads to its block.', () => {
  for (const slug of slugs) {
    const type = slug.replace(/_level_\d$/, '');
    expect(findBySlug(all, slug)?.type, slug).toBe(type);
  }
});

test('A level that a block does not have leads to none.', () => {
  for (const { type } of all) {
    for (const level of ['0', '1', '2', '3', '4', '9', '02', '10']) {
      const slug = `${type}_level_${level}`;
      if (!slugs.has(slug)) expect(findBySlug(all, slug), slug).toBeUndefined();
    }
  }
});

test.each(['__proto__', 'constructor', '', '_level_2', 7, null, undefined, ['hero_block']])('%o is no slug.', (slug) =>
  expect(findBySlug(all, slug)).toBeUndefined(),
);
