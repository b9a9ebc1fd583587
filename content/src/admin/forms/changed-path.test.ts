import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { changedPath } from './changed-path.ts';

const before: FormState = {
  name: { value: 'Paul', isModified: true },
  kind: { value: 'page' },
  rows: { value: 1, rows: [{ id: '1' }] },
};

test('a changed value is named, also when an answer of the server arrives with it', () => {
  const after = { ...before, kind: { value: 'article', isModified: true } };
  expect(changedPath(before, after)).toBe('kind');
  expect(changedPath(before, { ...after, name: { ...before.name }, rows: { ...before.rows } })).toBe('kind');
});

test('an answer alone changes nothing, nor do the fields that it adds', () => {
  const after = {
    name: { ...before.name },
    kind: { ...before.kind, passesCondition: false },
    rows: { ...before.rows },
    'rows.0.text': { value: '' },
  };
  expect(changedPath(before, after)).toBeNull();
});

test('a row that is added is no change, nor is a file', () => {
  const after = { ...before, rows: { value: 2, rows: [{ id: '1' }, { id: '2' }] }, 'rows.1.text': { value: '' } };
  expect(changedPath(before, after)).toBeNull();
  expect(changedPath(before, { ...before, kind: { value: new File([], 'photo.jpg') } })).toBeNull();
});
