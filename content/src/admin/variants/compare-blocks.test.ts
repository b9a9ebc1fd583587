import { expect, test } from 'vitest';
import { compareBlocks } from './compare-blocks.ts';

const block = (id: string, title: string, copied_from?: string) => ({
  ...{ id, blockType: 'text_block_1', main_title: title, params: { copied_from, color_scheme: '' } },
});
const states = (...args: Parameters<typeof compareBlocks>) => compareBlocks(...args).blocks.map(({ state }) => state);
const page = [block('a', 'Un'), block('b', 'Deux')];

test('copies are the same until they are changed', () => {
  expect(states(page, [block('x', 'Un', 'a'), block('y', 'Autre', 'b')])).toEqual(['same', 'changed']);
});

test('a copy is the same before the server has sent the groups of its fields', () => {
  const complete = page.map((own) => ({ ...own, cta: { label: '', format: { icon: {} } } }));
  const copies = page.map(({ id, main_title }) => block(id + id, main_title, id));
  const written = copies.map((copy) => ({ ...copy, cta: { label: 'Écrire' } }));
  expect(states(complete, copies)).toEqual(['same', 'same']);
  expect(states(complete, written)).toEqual(['changed', 'changed']);
});

test('a block is in the variant alone, or in the page alone', () => {
  expect(states(page, [block('x', 'Un', 'a'), block('z', 'Neuf')])).toEqual(['same', 'added', 'removed']);
});

test('another order is noticed', () => {
  expect(compareBlocks(page, [block('y', 'Deux', 'b'), block('x', 'Un', 'a')]).isReordered).toBe(true);
  expect(compareBlocks(page, [block('x', 'Un', 'a'), block('y', 'Deux', 'b')]).isReordered).toBe(false);
});

test('references to one reusable block are the same', () => {
  const reference = (id: string, reusable: number) => ({ id, blockType: 'reusable_block', reusable });
  expect(states([reference('a', 3)], [reference('x', 3), reference('y', 4)])).toEqual(['same', 'added']);
});
