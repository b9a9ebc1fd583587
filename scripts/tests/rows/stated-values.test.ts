import { expect, test } from 'vitest';
import { readStatedValues } from './stated-values.ts';

test.each([
  ['the box is 95 px high', [95]],
  ['shows 5 lines, at most two links', [2, 5]],
  ['reloads at most once a minute', [60, 60_000]],
  ['a countdown of 5 s', [5, 5000]],
  ['kept for 30 days', [30, 720, 2_592_000, 2_592_000_000]],
  ['a sum of at most 382.5', [382.5]],
  ['up to 2,000 signs and 10 000 rows', [2000, 10_000]],
  ['the file b2.ts of `v3` (search.7) costs #4', []],
])('“%s” names the numbers %j', (statement, numbers) => {
  expect([...readStatedValues(statement).numbers]).toEqual(expect.arrayContaining(numbers));
  expect(readStatedValues(statement).numbers.size > 0).toBe(numbers.length > 0);
});

test('a list of numbers has the unit of the last one, as the style sheet may write it', () => {
  const { measures } = readStatedValues('Radii 20, 40, 120 px');
  expect(measures).toEqual(new Set(['20px', '1.25rem', '40px', '2.5rem', '120px', '7.5rem']));
  expect(readStatedValues('fades in 0.3 s').measures).toEqual(new Set(['0.3s', '300ms']));
});

test('quoted texts and names of the code are texts, plain words are not', () => {
  const { texts } = readStatedValues(
    'open_contact_modal opens it; the button “Back to Blog” has hasFailed, `href` and a mark',
  );
  expect(texts).toEqual(new Set(['Back to Blog', 'href', 'open_contact_modal', 'hasFailed']));
});
