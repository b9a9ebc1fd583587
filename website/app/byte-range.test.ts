import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-16383', { start: 990, end: 999 }],
  ['bytes=1000-1001', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  [null, null],
])('of 1000 bytes, %s asks for %o', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

test('nothing can be asked of an empty file', () => {
  expect(['bytes=-1', 'bytes=0-', 'bytes=0-0'].map((header) => readByteRange(header, 0))).toEqual([
    'unsatisfiable',
    'unsatisfiable',
    'unsatisfiable',
  ]);
});
