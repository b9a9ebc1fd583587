import { expect, test } from 'vitest';
import { isStorable } from './storable-text.ts';

test.each(['', 'Été à Montréal', '😀', 'a\u009fb', 12, null, { a: ['b', { c: true }] }, Buffer.from([0])])(
  'PostgreSQL stores %j',
  (value) => {
    expect(isStorable(value)).toBe(true);
  },
);

test.each(['\0', 'a\ud800', '\udc00', ['x', { deep: ['\ud83d'] }], { 'key\0': 1 }])(
  'PostgreSQL does not store %j',
  (value) => {
    expect(isStorable(value)).toBe(false);
  },
);

test('A value of any depth is checked.', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(isStorable(value)).toBe(false);
});
