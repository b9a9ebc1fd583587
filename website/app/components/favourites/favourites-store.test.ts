// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxFavourites, parseFavourites } from './favourite.ts';
import { noteMissingPrices, putFavourite, readFavourites, removeFavourite, saveFavourite } from './favourites-store.ts';

const listing = (uls: string) => ({ uls, status: 'active' as const, price: 450_000 });
const numbers = () => {
  const favourites = readFavourites();
  return favourites === 'refused' ? favourites : favourites.map(({ uls }) => uls);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Saves a listing one second after the one before. */
function save(uls: string) {
  vi.advanceTimersByTime(1000);
  return saveFavourite(listing(uls));
}

describe('the favourites of a visitor', () => {
  test('get the price that their card told only in words, once, and keep the others', () => {
    save('10000001');
    saveFavourite({ ...listing('10000002'), price: null });
    saveFavourite({ uls: '10000003', status: 'sold', price: null });
    noteMissingPrices(() => 500_000);
    noteMissingPrices(() => 600_000);
    const favourites = readFavourites();
    const prices = favourites === 'refused' ? [] : favourites.map(({ uls, price }) => `${uls} ${price}`);
    expect(prices.sort()).toEqual(['10000001 450000', '10000002 500000', '10000003 null']);
  });

  test('are kept with their number, status and price alone, the latest first', () => {
    expect([save('10000001'), save('10000002')]).toEqual(['saved', 'saved']);
    expect(numbers()).toEqual(['10000002', '10000001']);
    const [first] = JSON.parse(localStorage.getItem('vitrine.favourites') ?? '[]');
    expect(Object.keys(first)).toEqual(['uls', 'status', 'price', 'savedAt']);
  });

  test('are the same array until they change', () => {
    save('10000001');
    expect(readFavourites()).toBe(readFavourites());
  });

  test('come back in their place when a removal is undone', () => {
    for (const uls of ['10000001', '10000002', '10000003']) save(uls);
    const before = readFavourites();
    expect(removeFavourite('10000002')).toBe('removed');
    expect(numbers()).toEqual(['10000003', '10000001']);
    if (before === 'refused' || !before[1]) throw new Error('It was not kept.');
    expect(putFavourite(before[1])).toBe('saved');
    expect(readFavourites()).toEqual(before);
  });

  test('leave nothing behind when the last one is removed', () => {
    save('10000001');
    removeFavourite('10000001');
    expect(localStorage).toHaveLength(0);
  });

  test('are not more than a hundred, and saving one again is no more', () => {
    for (let index = 0; index < maxFavourites; index++) save(String(20_000_000 + index));
    expect(save('10000001')).toBe('full');
    expect(save('20000000')).toBe('saved');
    expect(numbers()).toHaveLength(maxFavourites);
  });

  test.each([
    '[',
    'null',
    '{}',
    '"text"',
    '[1, null, {}]',
    '[{"uls": "../x", "status": "active", "price": 1, "savedAt": 1}]',
  ])('are none when the storage holds %s', (text) => {
    localStorage.setItem('vitrine.favourites', text);
    expect(readFavourites()).toEqual([]);
  });

  test('of which one is damaged keep the others, each number once', () => {
    const good = { ...listing('10000001'), savedAt: 1 };
    const damaged = [
      { ...good, uls: '10000002', price: 'free' },
      { ...good, uls: '10000003', status: 'gone' },
      { ...good, uls: '10000004', savedAt: null },
    ];
    expect(parseFavourites(JSON.stringify([good, ...damaged, good]))).toEqual([good]);
  });

  test('are refused, without an error, by a browser without storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect([readFavourites(), save('10000001'), removeFavourite('10000001')]).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
  });

  test('are refused by a storage that is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(save('10000001')).toBe('refused');
    expect(readFavourites()).toEqual([]);
  });
});
