import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import { expect, test } from 'vitest';
import { item, linkTo } from '../../block-framework/fixtures/fixtures.ts';

test('a third card is left out and reported', () => {
  const card = item('icon_cta_card_item', { cta: linkTo('Écrire', 'Write', '/contact') });
  const problems: string[] = [];
  const [block] = parseBlocks(
    [{ block_type: 'cta_double_block', fields: { cards_repeater: [card, card, card] } }],
    findBlock,
    ({ detail }) => problems.push(detail),
  );
  expect(block?.fields.cards_repeater).toHaveLength(2);
  expect(problems).toHaveLength(1);
});
