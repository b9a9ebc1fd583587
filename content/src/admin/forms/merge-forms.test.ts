import { describe, expect, test } from 'vitest';
import type { Loose } from '../../values/untyped-values.ts';
import { mergeForms, type Side } from './merge-forms.ts';

const merge = (base: Loose, mine: Loose, theirs: Loose, choices: Record<string, Side> = {}) =>
  mergeForms({ base, mine, theirs }, choices);

test('what one side alone changed is taken from it', () => {
  const base = { title: 'Accueil', path: '/fr', seo: { title: 'Un', description: 'Deux' } };
  const mine = { ...base, title: 'Bienvenue', seo: { title: 'Un', description: 'Trois' } };
  const theirs = { ...base, path: '/fr/accueil', seo: { title: 'Quatre', description: 'Deux' } };
  expect(merge(base, mine, theirs)).toEqual({
    values: { title: 'Bienvenue', path: '/fr/accueil', seo: { title: 'Quatre', description: 'Trois' } },
    conflicts: [],
  });
});

test('a value that both changed is a conflict, and is that of the chosen side', () => {
  const [base, mine, theirs] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];
  expect(merge(base, mine, theirs)).toEqual({
    values: { title: 'B' },
    conflicts: [{ path: 'title', mine: 'B', theirs: 'C' }],
  });
  expect(merge(base, mine, theirs, { title: 'theirs' }).values).toEqual({ title: 'C' });
  expect(merge(base, mine, mine).conflicts).toEqual([]);
});

test('an emptied value is a change, and what stands for nothing is none', () => {
  expect(merge({ title: 'A' }, { title: '' }, { title: 'A' }).values).toEqual({ title: '' });
  expect(merge({ title: null }, { title: '' }, { title: 'A' })).toEqual({ values: { title: 'A' }, conflicts: [] });
});

test('a rich text is one value', () => {
  const text = (words: string) => ({ root: { children: [{ text: words }] } });
  const { conflicts } = merge({ body: text('a') }, { body: text('b') }, { body: text('c') });
  expect(conflicts.map(({ path }) => path)).toEqual(['body']);
});

describe('of the rows of a list', () => {
  const row = (id: string, text = id) => ({ id, text });
  const rows = (...list: object[]) => ({ blocks: list });
  const ids = ({ values }: { values: Loose }) => (values.blocks as { id: string }[]).map(({ id }) => id).join('');
  const base = rows(row('a'), row('b'), row('c'));

  test('those that each side added stand where it put them', () => {
    const mine = rows(row('a'), row('x'), row('b'), row('c'));
    const theirs = rows(row('y'), row('a'), row('b'), row('c'), row('z'));
    expect(ids(merge(base, mine, theirs))).toBe('yaxbcz');
  });

  test('one that a side removed goes, unless the other side changed it', () => {
    const changed = rows(row('a', 'new'), row('b'), row('c'));
    expect(ids(merge(base, rows(row('a'), row('c')), changed))).toBe('ac');
    expect(ids(merge(base, changed, rows(row('a'), row('b'))))).toBe('ab');
    expect(ids(merge(base, rows(row('a'), row('c')), rows(row('a'), row('b', 'new'), row('c'))))).toBe('abc');
  });

  test('the order is that of the side that moved them', () => {
    const moved = rows(row('c'), row('a'), row('b'));
    expect(ids(merge(base, moved, base))).toBe('cab');
    expect(ids(merge(base, base, moved))).toBe('cab');
    expect(ids(merge(base, moved, rows(row('a'), row('x'), row('b'), row('c'))))).toBe('caxb');
  });

  test('each is merged with itself, and a conflict has its path in the merged list', () => {
    const mine = rows(row('x'), row('a'), row('b', 'mine'), row('c', 'changed'));
    const theirs = rows(row('a', 'other'), row('b', 'theirs'), row('c'));
    const merged = merge(base, mine, theirs);
    expect(merged.values.blocks).toEqual([row('x'), row('a', 'other'), row('b', 'mine'), row('c', 'changed')]);
    expect(merged.conflicts).toEqual([{ path: 'blocks.2.text', mine: 'mine', theirs: 'theirs' }]);
  });
});
