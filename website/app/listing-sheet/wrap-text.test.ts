import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Each character is as wide as every other. */
const wrap = (text: string, width: number, lines = Number.POSITIVE_INFINITY) =>
  wrapText(text, { width, lines, measure: (line) => line.length });

test('a text is wrapped at its spaces, and no-break spaces hold', () => {
  expect(wrap('un deux trois', 7)).toEqual(['un deux', 'trois']);
  expect(wrap('un 450\u00a0000\u00a0$', 9)).toEqual(['un', '450\u00a0000\u00a0$']);
  expect(wrap(' \n', 7)).toEqual([]);
});

test('a word that is wider than a line is broken', () => {
  expect(wrap('a abcdefgh bb', 3)).toEqual(['a', 'abc', 'def', 'gh', 'bb']);
});

test('the last of a limited number of lines ends with an ellipsis when text is left', () => {
  expect(wrap('un deux trois quatre', 8, 2)).toEqual(['un deux', 'trois…']);
  expect(wrap('un deux', 8, 2)).toEqual(['un deux']);
  expect(wrap('un deux', 8, 0)).toEqual([]);
});
