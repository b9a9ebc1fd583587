import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('the 95th percentile of 1 to 100 is 95, in whatever order they come', () => {
  expect(percentile(hundred, 0.95)).toBe(95);
});

test('the ends are the smallest and the largest value', () => {
  expect([percentile(hundred, 0), percentile(hundred, 1)]).toEqual([1, 100]);
});

test('a single value is every percentile of itself', () => {
  expect([percentile([7], 0.5), percentile([7], 0.95), median([7])]).toEqual([7, 7, 7]);
});

test('the median is the middle value, or the mean of the middle two', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2])]).toEqual([5, 2.5]);
});

test('no values have no percentile', () => {
  expect(() => percentile([], 0.5)).toThrow('no values');
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('no values');
});
