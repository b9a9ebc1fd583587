import { expect, test } from 'vitest';
import { constantBreaks, statedBreaks } from './choose-breaks.ts';
import { readStatedValues } from './stated-values.ts';

const changes = (file: string, source: string, statement: string) =>
  statedBreaks(file, source, readStatedValues(statement)).map(
    ({ line, was, becomes }) => `${line}: ${was} → ${becomes}`,
  );

test('the numbers and texts of a statement are broken wherever they stand', () => {
  const source = "export const delay = 200;\nif (status === 503) warn('Unknown middleware');\nconst other = 7;\n";
  expect(changes('a.ts', source, 'after 200 ms; 503 warns “Unknown middleware”')).toEqual([
    '1: 200 → 201',
    '2: 503 → 504',
    "2: 'Unknown middleware' → 'Uxnknown middleware'",
  ]);
});

test('a small number counts where it has a name, and 0 and 1 as constants', () => {
  const source = 'const first = 1; function f() { const last = list.length - 1; return { start: 1 }; }';
  expect(changes('a.ts', source, 'page 1')).toEqual(['1: 1 → 2']);
  expect(changes('a.ts', 'const least = 2; cut(list, 2);', 'at least two')).toEqual(['1: 2 → 3']);
});

test('a style sheet is broken where number and unit are those of the statement', () => {
  const source = '.a { height: 95px; width: 95%; gap: 5.9375rem; grid-template: repeat(95, 95fr); }';
  expect(changes('a.css', source, '95 px high')).toEqual(['1: 95 → 96', '1: 5.9375 → 11.875', '1: 95 → 96']);
});

test('constants are broken, large ones to the double', () => {
  const source = "const ms = 60_000, share = 0.5, isOpen = false, kind = 'house'; cut(list, 5, { depth: 0 });";
  expect(constantBreaks('a.ts', source).map(({ becomes }) => becomes)).toEqual(['120000', '1', 'true']);
});
