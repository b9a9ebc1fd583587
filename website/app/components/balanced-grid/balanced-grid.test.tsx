import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BalancedGrid, balancedColumns } from './balanced-grid.tsx';

test('the columns leave as few empty places in the last row as possible', () => {
  const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => balancedColumns(count, 4));
  expect(columns).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4]);
  expect([4, 5, 7].map((count) => balancedColumns(count, 3))).toEqual([2, 3, 2]);
});

test('a grid without items is not there', () => {
  expect(renderToStaticMarkup(<BalancedGrid items={[]} most={3} />)).toBe('');
});
