import { expect, test } from 'vitest';
import { markerNumbers } from './marker-numbers.ts';

test('markers show the numbers of their titles, such as those of lots', () => {
  expect(markerNumbers(['Terrain 3, Le Rivage', 'Terrain 12, La Crête'])).toEqual(['3', '12']);
});

test.each([
  ['a title without a number', ['Terrain 3', 'Le chalet']],
  ['several numbers in a title', ['Terrain 3, 2 acres', 'Terrain 4, 1 acre']],
  ['a number of two titles', ['Lot 3, A', 'Lot 3, B']],
  ['a single marker', ['1260, rue Saint-Jean']],
  ['no marker', []],
])('markers stay dots with %s', (_, titles) => {
  expect(markerNumbers(titles)).toBeNull();
});
