import { expect, test } from 'vitest';
import { fullMatrix, inTurn } from './full-matrix.ts';

const rows = ['home', 'blog', 'contact'];
const columns = ['fr', 'en'];

test('a normal run takes each row once, and the columns in turn', () => {
  expect(fullMatrix(rows, columns, false)).toEqual([
    ['home', 'fr'],
    ['blog', 'en'],
    ['contact', 'fr'],
  ]);
});

test('the full run takes each row with every column', () => {
  expect(fullMatrix(rows, columns, true)).toEqual([
    ['home', 'fr'],
    ['home', 'en'],
    ['blog', 'fr'],
    ['blog', 'en'],
    ['contact', 'fr'],
    ['contact', 'en'],
  ]);
});

test('each call takes the next value in a normal run, and all of them in the full run', () => {
  const next = inTurn(columns, false);
  expect([next(), next(), next()]).toEqual([['fr'], ['en'], ['fr']]);
  expect(inTurn(columns, true)()).toEqual(columns);
});
