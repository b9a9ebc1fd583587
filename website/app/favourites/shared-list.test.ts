import { expect, test } from 'vitest';
import { readSharedList, sharedListAddress } from './shared-list.ts';

test.each(['fr', 'en'] as const)(
  'a list in %s is read again from its address, whose server gets no number',
  (locale) => {
    const address = new URL(sharedListAddress('https://maison.test', locale, ['10000001', '10000002']));
    expect(address.pathname + address.search).not.toMatch(/\d/);
    expect(readSharedList(address.hash)).toEqual(['10000001', '10000002']);
  },
);

test.each([
  ['#liste=10000001%2C10000002,10000001', ['10000001', '10000002']],
  ['#liste=1,10000001', ['10000001']],
  ['#liste=', null],
  ['#contact', null],
  ['#liste=<script>', null],
  ['', null],
])('the fragment %s is the list %j', (hash, numbers) => {
  expect(readSharedList(hash)).toEqual(numbers);
});

test('a list has at most as many listings as the favourites', () => {
  const numbers = Array.from({ length: 150 }, (_, index) => String(20_000_000 + index));
  expect(readSharedList(`#list=${numbers.join()}`)).toHaveLength(100);
});
