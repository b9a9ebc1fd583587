import { expect, test } from 'vitest';
import { CardCache } from './card-cache.ts';

/** Texts of ten characters each. */
const texts = (...keys: string[]) =>
  new Map(keys.map((uls) => [uls, { fr: `fr ${uls}`, en: `en ${uls}`, images: ` i` }] as const));

test('a cached card is found in both languages', () => {
  const cache = new CardCache();
  cache.set(texts('1001'), cache.edition);
  expect(cache.get('1001', 'fr')).toBe('fr 1001, i');
  expect(cache.get('1001', 'en')).toBe('en 1001, i');
  expect(cache.get('1002', 'fr')).toBeUndefined();
});

test('a changed card is replaced, and removed when it has no texts any more', () => {
  const cache = new CardCache();
  cache.set(texts('1001', '1002', '1003'), cache.edition);
  cache.replace(['1001', '1002'], new Map([['1001', { fr: 'neuf', en: 'new', images: 'i' }]]));
  expect(cache.get('1001', 'en')).toBe('new,i');
  expect(cache.get('1002', 'en')).toBeUndefined();
  expect(cache.get('1003', 'en')).toBe('en 1003, i');
});

test('texts that were read before a change and arrive after it are not cached', () => {
  const cache = new CardCache();
  const { edition } = cache;
  cache.replace(['1001'], new Map());
  cache.set(texts('1001'), edition);
  expect(cache.get('1001', 'fr')).toBeUndefined();
});

const isCached = (cache: CardCache, keys: string[]) => keys.filter((uls) => cache.has(uls));

test('beyond the capacity the oldest card that was not used leaves', () => {
  const cache = new CardCache(3 * 16);
  cache.set(texts('1001', '1002', '1003'), cache.edition);
  cache.get('1001', 'fr');
  cache.set(texts('1004'), cache.edition);
  expect(isCached(cache, ['1001', '1002', '1003', '1004'])).toEqual(['1001', '1003', '1004']);
});

test('a card that was used once leaves when it is the oldest for the second time', () => {
  const cache = new CardCache(3 * 16);
  cache.set(texts('1001', '1002', '1003'), cache.edition);
  cache.get('1001', 'fr');
  for (const uls of ['1004', '1005', '1006', '1007']) cache.set(texts(uls), cache.edition);
  expect(isCached(cache, ['1001', '1005', '1006', '1007'])).toEqual(['1005', '1006', '1007']);
});

test('a card that is cached twice takes its space once', () => {
  const cache = new CardCache(3 * 16);
  cache.set(texts('1001', '1002'), cache.edition);
  cache.set(texts('1002', '1003'), cache.edition);
  expect(isCached(cache, ['1001', '1002', '1003'])).toEqual(['1001', '1002', '1003']);
  expect(cache.hasRoom).toBe(false);
});
