import { expect, test } from 'vitest';
import type { FinishedBlock } from './define-block.ts';
import { replaceBlocks, walkBlocks } from './walk-blocks.ts';

const block = (id: string, fields: Record<string, unknown> = {}): FinishedBlock => ({
  id,
  type: `${id}_block`,
  scheme: 'normal',
  isDark: false,
  hasFailed: false,
  data: null,
  params: {},
  fields,
  ...(Object.keys(fields).length > 0 && { hasNestedBlocks: true as const }),
});
const tab = (...blocks: FinishedBlock[]) => ({ id: 'tab', type: 'tab_item', params: {}, blocks_repeater: blocks });

const deep = block('deep');
const inner = block('inner', { tabs_repeater: [tab(deep)] });
const outer = block('outer', { title: 'A', tabs_repeater: [tab(block('first')), tab(inner)] });
const page = [block('top'), outer, block('last')];

test('every block of a page is visited, nested ones after the block that holds them', () => {
  expect([...walkBlocks(page)].map(({ id }) => id)).toEqual(['top', 'outer', 'first', 'inner', 'deep', 'last']);
});

test('a nested block is replaced without a change to the page it came from', () => {
  const replaced = replaceBlocks(page, new Map([[deep, { ...deep, data: 'loaded' }]]));
  expect([...walkBlocks(replaced)].find(({ id }) => id === 'deep')?.data).toBe('loaded');
  expect(deep.data).toBeNull();
  expect([...walkBlocks(replaced)].map(({ id }) => id)).toEqual([...walkBlocks(page)].map(({ id }) => id));
});

test('a block that is replaced may hold blocks that are replaced as well', () => {
  const replaced = replaceBlocks(
    page,
    new Map([
      [outer, { ...outer, data: 'outer' }],
      [deep, { ...deep, data: 'deep' }],
    ]),
  );
  expect([...walkBlocks(replaced)].flatMap(({ data }) => data ?? [])).toEqual(['outer', 'deep']);
});
