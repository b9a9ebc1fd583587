import { expect, test } from 'vitest';
import { SizedStore } from './sized-store.ts';

test('What was not asked for the longest is forgotten once the values are too large together.', () => {
  const store = new SizedStore<{ size: number }>(100, 10);
  store.set('a', { size: 40 });
  store.set('b', { size: 40 });
  store.get('a');
  store.set('c', { size: 40 });
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([{ size: 40 }, undefined, { size: 40 }]);
});

test('A value that replaces another counts alone.', () => {
  const store = new SizedStore<{ size: number }>(100, 10);
  for (let times = 0; times < 5; times += 1) store.set('a', { size: 60 });
  store.set('b', { size: 40 });
  expect(store.get('a')).toEqual({ size: 60 });
});

test('The number of values is bounded as well.', () => {
  const store = new SizedStore<{ size: number }>(100, 2);
  for (const key of ['a', 'b', 'c']) store.set(key, { size: 1 });
  expect(store.get('a')).toBeUndefined();
});

test('A value that is too large for the whole store is not kept.', () => {
  const store = new SizedStore<{ size: number }>(100, 2);
  store.set('a', { size: 101 });
  expect(store.get('a')).toBeUndefined();
});
