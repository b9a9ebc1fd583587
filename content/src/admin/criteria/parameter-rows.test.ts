import { expect, test } from 'vitest';
import { rowsToValue, valueToRows } from './parameter-rows.ts';

test('parameters that are not changed keep their stored values', () => {
  const stored = { pub: 1, mode: 'a', wide: true, list: [1, 2] };
  expect(rowsToValue(valueToRows(stored))).toEqual(stored);
});

test('a changed parameter is stored as text, and a line without a name is left out', () => {
  const [pub] = valueToRows({ pub: 1 });
  const rows = [
    { key: 'a', name: '', text: 'x' },
    { key: 'b', ...pub, name: ' pub ', text: '2', stored: undefined },
  ];
  expect(rowsToValue(rows)).toEqual({ pub: '2' });
  expect(rowsToValue([])).toBeNull();
});
