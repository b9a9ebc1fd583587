import { expect, test } from 'vitest';
import { ListDictionary } from './list-dictionary.ts';

test('a list is found by each of its members, and keeps its number', () => {
  const places = new ListDictionary();
  const numbers = ['66023', '66023 66023_verdun', '65005', '66023 66023_verdun', ''].map((list) =>
    places.numberOf(list),
  );
  expect(numbers).toEqual([0, 1, 2, 1, 3]);
  expect([...places.selectAny(['66023_verdun', '65005', 'unknown'])]).toEqual([0, 1, 1, 0]);
  expect([...places.selectAny(['66023'])]).toEqual([1, 1, 0, 0]);
  expect([places.membersOf(1), places.membersOf(3)]).toEqual([['66023', '66023_verdun'], []]);
});
