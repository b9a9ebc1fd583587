import { expect, test } from 'vitest';
import { keepRefusals, markRefused } from './keep-refusals.ts';

const refused = {
  path: { value: '/fr/contact', valid: false, errorMessage: 'Pris' },
  title: { value: 'Contact', valid: true },
};

test('a field that a save refused stays wrong while its value is the same', () => {
  const checkedAgain = { path: { value: '/fr/contact', valid: true }, title: { value: 'Contact 2', valid: true } };
  expect(markRefused(checkedAgain, keepRefusals(refused, []))).toMatchObject({
    path: { valid: false, errorMessage: 'Pris' },
    title: { valid: true },
  });
});

test('a field that was changed or removed since the refusal is no longer wrong', () => {
  const refusals = keepRefusals(refused, []);
  expect(markRefused({ path: { value: '/fr/contact-2', valid: true } }, refusals)).toEqual({
    path: { value: '/fr/contact-2', valid: true },
  });
  expect(markRefused({}, refusals)).toEqual({});
});

test('a later error of the same field is kept', () => {
  const state = { path: { value: '/fr/contact', valid: false, errorMessage: 'Obligatoire' } };
  expect(markRefused(state, keepRefusals(refused, []))).toEqual(state);
});

test('an error of the save that a late answer dropped is kept, and one of another form is not', () => {
  const state = { path: { value: '/fr/contact', valid: true }, title: { value: '', valid: false } };
  const told = [
    { path: 'path', message: 'Pris' },
    { path: 'name', message: 'Obligatoire' },
  ];
  expect(keepRefusals(state, told)).toEqual([
    { path: 'path', value: '/fr/contact', message: 'Pris' },
    { path: 'title', value: '' },
  ]);
});
