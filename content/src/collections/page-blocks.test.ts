import { expect, test } from 'vitest';
import { variantsField } from './page-blocks.ts';

const { validate } = variantsField();

/** Validates what a form or a request holds; the field reads only the rows and the language of the request. */
const isValid = (rows: unknown) => Reflect.apply(validate ?? (() => 'none'), null, [rows, { req: {} }]);

test('a page without variants is valid, also in the state of a form, which holds their number', () => {
  expect([isValid(0), isValid(null), isValid([])]).toEqual([true, true, true]);
});

test('two variants with one address are refused', () => {
  expect(isValid([{ key: 'ete' }, { key: 'hiver' }])).toBe(true);
  expect(isValid([{ key: 'ete' }, { key: 'ete' }])).toBe('Two variants have the same address. Delete one of them.');
});
