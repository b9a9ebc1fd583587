import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { formChange } from './form-change.ts';

const before: FormState = {
  name: { value: 'Paul', isModified: true },
  kind: { value: 'page' },
  rows: { value: 1, rows: [{ id: '1' }] },
};

test('a changed value is named, also when it takes the mark of the last change from another field', () => {
  const { isModified: _, ...name } = before.name ?? {};
  const after = { ...before, name, kind: { value: 'article', isModified: true } };
  expect(formChange(before, after)).toEqual({ changedPath: 'kind', hasAnswer: false });
});

test('an answer replaces fields without changing their values, and adds those of a new row', () => {
  const after = {
    name: { ...before.name },
    kind: { ...before.kind, passesCondition: false },
    rows: { ...before.rows },
    'rows.0.text': { value: '' },
  };
  expect(formChange(before, after)).toEqual({ changedPath: null, hasAnswer: true });
});

test('a change and an answer that arrive together are both seen', () => {
  const after = { ...before, kind: { value: 'article', isModified: true }, rows: { ...before.rows } };
  expect(formChange(before, after)).toEqual({ changedPath: 'kind', hasAnswer: true });
});

test('a row that is added is no change', () => {
  const after = { ...before, rows: { value: 2, rows: [{ id: '1' }, { id: '2' }] }, 'rows.1.text': { value: '' } };
  expect(formChange(before, after)).toEqual({ changedPath: null, hasAnswer: false });
});

test('nothing is seen in the same state', () => {
  expect(formChange(before, { ...before })).toEqual({ changedPath: null, hasAnswer: false });
});
