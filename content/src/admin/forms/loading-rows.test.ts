import { expect, test } from 'vitest';
import { loadingRows } from './loading-rows.ts';

test('the rows that have no fields yet are found in every list, blocks within blocks included', () => {
  const row = (id: string, isLoading?: boolean) => ({ id, ...(isLoading !== undefined && { isLoading }) });
  expect(
    loadingRows({
      title: { value: 'Le canal' },
      blocks: { value: 3, rows: [row('a'), row('b', true), row('c', false)] },
      'blocks.0.items': { value: 1, rows: [row('d', true)] },
    }),
  ).toEqual(['blocks.1.id', 'blocks.0.items.0.id']);
});
