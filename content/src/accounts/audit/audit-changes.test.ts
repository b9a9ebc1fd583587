import { expect, test } from 'vitest';
import { findChanges } from './audit-changes.ts';

test('A changed field is named with its value before and after.', () => {
  expect(findChanges({ role: 'editor', name: 'Léa' }, { role: 'admin', name: 'Léa' })).toEqual([
    { field: 'role', before: 'editor', after: 'admin' },
  ]);
});

test('Fields of a group are compared one by one.', () => {
  expect(findChanges({ captcha: { version: 'altcha' } }, { captcha: { version: 'v3' } })).toEqual([
    { field: 'captcha.version', before: 'altcha', after: 'v3' },
  ]);
});

test('A secret is recorded as changed, and not by its value.', () => {
  const [change] = findChanges({ site_key: 'the-old-key' }, { site_key: 'the-new-key' });
  expect(change).toEqual({ field: 'site_key', before: '•••', after: '•••' });
});

test('A list of documents is recorded by their ids, populated or not.', () => {
  const site = { id: 2, name: 'Agence', updatedAt: '2026-01-01' };
  expect(findChanges({ sites: [1, 2] }, { sites: [1, site] })).toEqual([]);
  expect(findChanges({ sites: [1] }, { sites: [1, site] })).toEqual([
    { field: 'sites', before: '[1]', after: '[1,2]' },
  ]);
});

test('Sessions, hashes and dates of the record itself are left out.', () => {
  expect(
    findChanges({ hash: 'a', updatedAt: '1', sessions: [] }, { hash: 'b', updatedAt: '2', sessions: [1] }),
  ).toEqual([]);
});

test('A long value is cut.', () => {
  const [change] = findChanges({}, { header: ['x'.repeat(1000)] });
  expect(change?.after).toHaveLength(501);
});

test('A field that was empty and is empty in another way is no change.', () => {
  expect(findChanges({ name: null }, { name: '' })).toEqual([]);
});
