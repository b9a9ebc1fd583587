import type { WireBlock } from '@vitrine/contract/site.ts';
import { item, textOf } from '../../block-framework/fixtures/fixtures.ts';

/** Returns tabs with these blocks in their only tab, for tests of nested blocks. */
export const inTab = (...blocks: WireBlock[]): WireBlock =>
  item('test_block', {
    tabs_repeater: [item('test_tab_item', { main_title: textOf('Onglet', 'Tab'), blocks_repeater: blocks })],
  });
