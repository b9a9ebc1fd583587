import { expect, test } from 'vitest';
import { pictureRows } from './picture-rows.ts';

const page = 650;
const rowsOf = (count: number, { first = 0, widest = 2 as 1 | 2, pages = 3 } = {}) =>
  pictureRows(count, { first, page, pages, widest, gap: 12 });
const counts = (count: number, options = {}) => rowsOf(count, options).map((rows) => rows.map((row) => row.count));

test('pictures stand in full rows of two and three, on as few pages as show them all', () => {
  expect(counts(5, { first: 330 })).toEqual([[2, 3]]);
  expect(counts(6, { first: 330 })).toEqual([[3, 3]]);
  expect(counts(4, { first: 400 })).toEqual([[2, 2]]);
});

test('a few pictures stand as wide as the page', () => {
  expect(counts(1, { widest: 1 })).toEqual([[], [1]]);
  expect(counts(3, { widest: 1 })).toEqual([[], [1, 2]]);
});

test('rows become higher to reach the foot of the page', () => {
  const [rows = []] = rowsOf(4, { first: 420 });
  expect(rows.reduce((sum, { height }) => sum + height, 12)).toBeCloseTo(420);
});

test('no page is begun for pictures that would leave it almost empty', () => {
  expect(counts(7, { first: 330 })).toEqual([[2], [2, 3]]);
  expect(counts(3)).toEqual([]);
  for (let count = 1; count <= 12; count++) {
    const last = rowsOf(count, { first: 200 }).slice(1).at(-1);
    if (last) expect(last.reduce((sum, { height }) => sum + height, 0)).toBeGreaterThan(page * 0.45);
  }
});

test('there are no more pages than there may be', () => {
  expect(counts(12, { pages: 0, first: 330 })).toEqual([[3, 3]]);
});
