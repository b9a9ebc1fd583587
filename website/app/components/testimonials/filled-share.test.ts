import { expect, test } from 'vitest';
import { filledShare } from './filled-share.ts';

test('stars are filled in steps of an eighth of a star', () => {
  expect([4.87, 4.8, 4.06, 4.07, 5].map((score) => filledShare(score) * 5)).toEqual([4.875, 4.75, 4, 4.125, 5]);
});

test('a score outside of 0 to 5 fills no star or all of them', () => {
  expect([filledShare(-1), filledShare(7)]).toEqual([0, 1]);
});
