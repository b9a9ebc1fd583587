import { expect, test } from 'vitest';
import { CardCache } from './card-cache.ts';

const words = (...keys: string[]) => new Map(keys.map((uls) => [uls, `words of ${uls}`]));

test('what is kept is recalled in its language alone, until its listing changes', () => {
  const cache = new CardCache();
  cache.set(words('1001', '1002'), 'fr', cache.edition);
  expect(cache.get('1001', 'fr')).toBe('words of 1001');
  expect(cache.get('1001', 'en')).toBeUndefined();
  cache.invalidate(['1001']);
  expect(cache.get('1001', 'fr')).toBeUndefined();
  expect(cache.get('1002', 'fr')).toBe('words of 1002');
});

test('what was read before a change and comes after it is not kept', () => {
  const cache = new CardCache();
  const { edition } = cache;
  cache.invalidate(['1001']);
  cache.set(words('1001'), 'fr', edition);
  expect(cache.get('1001', 'fr')).toBeUndefined();
});

test('when there are too many, those go first that nobody has asked for', () => {
  const cache = new CardCache();
  const keys = Array.from({ length: 10_000 }, (_, index) => String(index));
  cache.set(words(...keys), 'fr', cache.edition);
  cache.get('0', 'fr');
  cache.set(words('10000'), 'fr', cache.edition);
  expect(cache.get('0', 'fr')).toBeDefined();
  expect(cache.get('1', 'fr')).toBeUndefined();
  expect(cache.get('10000', 'fr')).toBeDefined();
});
