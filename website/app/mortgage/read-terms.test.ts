import { expect, test } from 'vitest';
import { readAmount, readRate } from './read-terms.ts';

test.each([
  ['450 000', 450_000],
  ['450\u00a0000\u00a0$', 450_000],
  ['450\u202f000', 450_000],
  ['$450,000', 450_000],
  ['450,000.00', 450_000],
  ['450 000,5', 450_000],
  ['450000', 450_000],
  ['', 0],
  ['   ', 0],
  ['abc', 0],
])('the amount “%s” is %i', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['5.5', 0.055],
  ['5,5', 0.055],
  ['5,49 %', 0.0549],
  ['5.4949', 0.0549],
  ['', 0],
  ['0', 0],
  ['100', 1],
  ['100.01', null],
  ['-1', null],
  ['abc', null],
  ['.', null],
  ['1.2.3', null],
])('the rate “%s” is %s', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

test('long texts are read in a time that grows with their length', () => {
  const start = performance.now();
  expect(readAmount(`1${' '.repeat(100_000)}2`)).toBe(12);
  expect(readRate(`${'0'.repeat(100_000)}x`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});
