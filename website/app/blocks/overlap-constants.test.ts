import { expect, test } from 'vitest';
import '../block-framework/registry/every-block.server.ts';
import { findBlockView } from '../block-framework/registry/registry.tsx';

/** The heights of overlaps (layout.8, layout.9), px. */
test.each([
  ['header_classic_block', 130],
  ['header_megamenu_block', 197],
  ['header_outofnorm_block', 138],
  ['hero_landing_page_block_1', 64],
  ['hero_block_1', 95],
  ['hero_search_block', 95],
  ['contact_form_block', 573],
  ['cta_block', 150],
  ['cta_double_block', 250],
  ['highlights_block', 500],
])('%s overlaps its neighbour by %i px', (type, px) => {
  expect(findBlockView(type)?.layout.overlap).toBe(px);
});

test('the footer leaves room for an overlap of 96 px', () => {
  expect(findBlockView('footer_classic_block')?.layout.underlap).toBe(96);
});
