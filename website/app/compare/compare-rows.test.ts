import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

test('facts stand in one row each, and what differs or is missing is marked', () => {
  const facts = (...pairs: [string, string][]) => pairs.map(([label, value]) => ({ label, value }));
  expect(compareRows([facts(['Prix', '1'], ['Chambres', '3']), facts(['Chambres', '3'], ['Piscine', 'Oui'])])).toEqual([
    { label: 'Prix', values: ['1', ''], isDifferent: true },
    { label: 'Chambres', values: ['3', '3'], isDifferent: false },
    { label: 'Piscine', values: ['', 'Oui'], isDifferent: true },
  ]);
});
