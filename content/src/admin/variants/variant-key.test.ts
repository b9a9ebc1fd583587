import { expect, test } from 'vitest';
import { variantKey } from './variant-key.ts';

test.each([
  ['Campagne de printemps', [], 'campagne-de-printemps'],
  ['Été 2027\u00a0!', [], 'ete-2027'],
  ['Été 2027', ['ete-2027'], 'ete-2027-2'],
  ['Été 2027', ['ete-2027', 'ete-2027-2'], 'ete-2027-3'],
  ['«\u00a0…\u00a0»', [], 'variante'],
  ['x'.repeat(200), [], 'x'.repeat(60)],
])('the address of “%s” beside %j ends with “%s”', (name, taken, key) => {
  expect(variantKey(name, taken)).toBe(key);
});
