import { expect, test } from 'vitest';
import { staleErrors } from './stale-errors.ts';

const wrong = (value: string) => ({ title: { value, valid: false }, path: { value: '/fr', valid: true } });

test('an error belongs to the value that it was first shown for', () => {
  const first = staleErrors(wrong(''), new Map());
  expect(first).toEqual({ stale: [], values: new Map([['title', '']]) });
  expect(staleErrors(wrong('Un titre'), first.values)).toEqual({ stale: ['title'], values: first.values });
});

test('an error that the server gave again for the new value is not stale', () => {
  expect(staleErrors(wrong('x'), new Map([['title', 'x']])).stale).toEqual([]);
});

test('a field that was right in between gets a new checked value', () => {
  const right = staleErrors({ title: { value: 'Un titre', valid: true } }, new Map([['title', '']]));
  expect(right.values).toEqual(new Map());
  expect(staleErrors(wrong(''), right.values).stale).toEqual([]);
});
