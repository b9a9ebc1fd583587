import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

test('arrows move in a grid of rows, and stop at its edges', () => {
  const to = (key: string, from: number) => moveInGrid(key, from, 10, 4);
  expect([to('ArrowRight', 3), to('ArrowLeft', 4), to('ArrowDown', 1), to('ArrowUp', 5)]).toEqual([4, 3, 5, 1]);
  expect([to('ArrowLeft', 0), to('ArrowUp', 2), to('ArrowDown', 7), to('ArrowRight', 9)]).toEqual([0, 2, 7, 9]);
  expect([to('Home', 7), to('End', 0), to('Enter', 3)]).toEqual([0, 9, null]);
});
