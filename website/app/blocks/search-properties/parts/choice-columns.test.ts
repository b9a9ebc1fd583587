import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './choice-columns.ts';

test('choices are the same after their way in columns, with and without a number of listings', () => {
  const choices = [
    { code: '93042', label: 'Alma', count: 26 },
    { code: '96020', label: 'Baie-Comeau', count: 0 },
    { code: '16013', label: 'Baie-Saint-Paul', count: undefined },
  ];
  const sent = JSON.parse(JSON.stringify(toColumns(choices)));
  expect(fromColumns(sent)).toEqual(choices);
});
