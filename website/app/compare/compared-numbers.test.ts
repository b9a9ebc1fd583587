import { expect, test } from 'vitest';
import { comparedNumbers } from './compared-numbers.ts';

test.each([
  ['uls=10000001,10000002', ['10000001', '10000002']],
  ['uls=10000001&uls=10000002&uls=10000001', ['10000001', '10000002']],
  ['uls=1001,1002,1003,1004,1005', ['1001', '1002', '1003', '1004']],
  ['uls=../x,12,10000001;', []],
  ['', []],
])('the address ?%s compares %j', (query, expected) => {
  expect(comparedNumbers(new URLSearchParams(query))).toEqual(expected);
});
