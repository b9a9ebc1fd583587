import { expect, test } from 'vitest';
import {
  copyKey,
  copyLifetimeMs,
  deleteCopiesExceptOf,
  deleteOldCopies,
  isSameForm,
  type LocalCopy,
  readCopy,
  storeCopy,
} from './local-copies.ts';

/** Returns a storage that holds at most `room` characters. */
function storageOf(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, text: string) => {
      const others = [...items].filter(([name]) => name !== key).reduce((sum, [, value]) => sum + value.length, 0);
      if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
  };
}

const form = { user: 7, collection: 'pages', id: 12, locale: 'fr' };
const copyOf = (title: string, keptAt = '2026-11-22T19:05:00.000Z'): LocalCopy => ({
  ...{ values: { title }, keptAt, basedOn: '2026-11-22T18:00:00.000Z', base: { title: 'Avant' } },
});

test('a copy is read as it was stored, without the values that the server sets', () => {
  const storage = storageOf();
  const copy = copyOf('Accueil');
  expect(storeCopy(storage, copyKey(form), { ...copy, values: { ...copy.values, id: 12, updatedAt: 'x' } })).toBe(true);
  expect(readCopy(storage, copyKey(form))).toEqual(copy);
});

test.each([
  ['another language', { locale: 'en' }],
  ['another document', { id: 13 }],
  ['a new document', { id: null }],
  ['another collection', { collection: 'articles' }],
  ['another person', { user: 8 }],
])('the form of %s has a copy of its own', (_, other) => {
  const storage = storageOf();
  storeCopy(storage, copyKey(form), copyOf('Accueil'));
  expect(readCopy(storage, copyKey({ ...form, ...other }))).toBeNull();
});

test('a full storage gives up the oldest copies first', () => {
  const storage = storageOf(2.5 * JSON.stringify(copyOf('Ancien')).length);
  storeCopy(storage, copyKey({ ...form, id: 1 }), copyOf('Récent', '2026-11-22T12:00:00.000Z'));
  storeCopy(storage, copyKey({ ...form, id: 2 }), copyOf('Ancien', '2026-11-20T12:00:00.000Z'));
  expect(storeCopy(storage, copyKey(form), copyOf('Accueil'))).toBe(true);
  expect(readCopy(storage, copyKey({ ...form, id: 2 }))).toBeNull();
  expect(readCopy(storage, copyKey({ ...form, id: 1 }))).not.toBeNull();
});

test('a copy that no room is left for is reported', () => {
  expect(storeCopy(storageOf(10), copyKey(form), copyOf('Accueil'))).toBe(false);
});

test('copies are deleted after seven days, and those that cannot be read at once', () => {
  const storage = storageOf();
  const now = new Date('2026-11-22T12:00:00.000Z');
  const keptAt = (age: number) => new Date(now.getTime() - age).toISOString();
  storeCopy(storage, copyKey({ ...form, id: 1 }), copyOf('Récent', keptAt(copyLifetimeMs - 1000)));
  storeCopy(storage, copyKey({ ...form, id: 2 }), copyOf('Ancien', keptAt(copyLifetimeMs)));
  storage.setItem(copyKey({ ...form, id: 3 }), '{"values":');
  storage.setItem('another/key', 'kept');
  deleteOldCopies(storage, now);
  expect([storage.key(0), storage.key(1), storage.length]).toEqual([copyKey({ ...form, id: 1 }), 'another/key', 2]);
});

test.each([
  ['of all accounts at a log-out', null, []],
  ['of other accounts when somebody logs in', 7, [copyKey(form)]],
] as const)('the copies %s are deleted, and nothing else', (_, user, kept) => {
  const storage = storageOf();
  for (const own of [7, 70, 8]) storeCopy(storage, copyKey({ ...form, user: own }), copyOf('Accueil'));
  storage.setItem('another/key', 'kept');
  deleteCopiesExceptOf(storage, user);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(keys).toEqual([...kept, 'another/key']);
});

test.each([
  '',
  'null',
  '[]',
  '{"values":{"a":1}}',
  '{"values":{},"keptAt":"2026-11-22"}',
  '{"values":{"a":1},"keptAt":"x"}',
])('a stored text that is no copy is ignored: %j', (text) => {
  const storage = storageOf();
  storage.setItem(copyKey(form), text);
  expect(readCopy(storage, copyKey(form))).toBeNull();
});

test('forms are the same when they differ only in empty fields, their order and what the server sets', () => {
  const one = { title: 'Accueil', blocks: [{ id: 'a', text: 'b', link: null }], updatedAt: '1' };
  expect(isSameForm(one, { blocks: [{ text: 'b', id: 'a', more: '' }], title: 'Accueil', updatedAt: '2' })).toBe(true);
  expect(isSameForm(one, { ...one, title: 'Contact' })).toBe(false);
  expect(isSameForm(one, { ...one, blocks: [{ id: 'a', text: '' }] })).toBe(false);
});
