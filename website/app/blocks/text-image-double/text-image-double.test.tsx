// @vitest-environment jsdom
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { expect, test } from 'vitest';
import { pictureOf } from '../../block-framework/fixtures/fixtures.ts';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './text-image-double.fixture.ts';
import { block } from './text-image-double.tsx';

const sideOf = (name: string) => {
  const page = new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
  return page.querySelector('section')?.dataset.side;
};

test('a third picture is left out and reported', () => {
  const problems: string[] = [];
  const media = { block_type: 'media_item', fields: { media: pictureOf('facade-001', 'Une façade', 'A front') } };
  const [parsed] = parseBlocks(
    [{ block_type: 'text_image_double_block', fields: { media_repeater: [media, media, media] } }],
    findBlock,
    ({ detail }) => problems.push(detail),
  );
  expect(parsed?.fields.media_repeater).toHaveLength(2);
  expect(problems).toHaveLength(1);
});

test('the pictures are on the left by default, or on the right', () => {
  expect(['default', 'everything'].map(sideOf)).toEqual(['left', 'right']);
});
