import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeFilters,
  areSameFilters,
  hasFilterKey,
  noFilters,
  propertyTypes,
  readSearch,
  type Search,
  sortOrders,
  withoutFilter,
  writeFilters,
  writeSearch,
} from './filters.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address without a query finds everything, newest first', () => {
  expect(read('')).toEqual({ filters: noFilters, order: 'newest', page: 1 });
});

test('every key of the address is read and cast', () => {
  const query =
    'mun=66023&mun=23027&type=condo&price_min=200000&price_max=450000&bedrooms=2&bathrooms=1' +
    '&forSaleForRent=buy&open_house=1&order_by=price-asc&page=3';
  expect(read(query)).toEqual({
    filters: {
      mun: ['66023', '23027'],
      type: ['condo'],
      price_min: 200_000,
      price_max: 450_000,
      bedrooms: 2,
      bathrooms: 1,
      forSaleForRent: 'buy',
      open_house: true,
    },
    order: 'price-asc',
    page: 3,
  });
});

test.each([
  ['price_min=abc', { price_min: null }],
  ['price_min=0', { price_min: null }],
  ['price_min=-5', { price_min: null }],
  ['price_max=0', { price_max: null }],
  ['price_max=1e999', { price_max: null }],
  ['price_max=450%C2%A0000', { price_max: 450_000 }],
  ['price_min=500000&price_max=200000', { price_min: 200_000, price_max: 500_000 }],
  ['bedrooms=0', { bedrooms: null }],
  ['bedrooms=2.7', { bedrooms: 2 }],
  ['bathrooms=12', { bathrooms: 5 }],
  ['type=castle&type=condo&type=maison', { type: ['condo'] }],
  ['mun=66023&mun=66023&mun=%27;--', { mun: ['66023'] }],
  ['forSaleForRent=steal', { forSaleForRent: null }],
  ['open_house=perhaps', { open_house: false }],
  ['open_house=true', { open_house: true }],
])('what makes no sense is mended or ignored: %s', (query, expected) => {
  expect(read(query).filters).toMatchObject(expected);
});

test('the price orders may be written with an underscore', () => {
  expect(read('order_by=price_desc').order).toBe('price-desc');
});

test.each(['random', '__proto__', 'constructor'])('the unknown order %s is the usual one', (order) => {
  expect(read(`order_by=${order}`).order).toBe('newest');
});

test.each(['0', '-1', 'x', ''])('page %o is the first', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('reset_filters clears every filter', () => {
  expect(read('mun=66023&price_min=100000&reset_filters=true').filters).toEqual(noFilters);
});

test.each([
  ['utm_source=x&page=2', false],
  ['mun=', true],
  ['reset_filters=true', true],
])('whether %s says anything of the filters: %s', (query, expected) => {
  expect(hasFilterKey(new URLSearchParams(query))).toBe(expected);
});

test('what is as usual is left out of the address', () => {
  expect(writeSearch({ filters: noFilters, order: 'newest', page: 1 }).toString()).toBe('');
});

test('each tag takes its own filter away and no other', () => {
  const { filters } = read('mun=1&mun=2&type=condo&price_min=100000&price_max=200000&bedrooms=2&open_house=1');
  const left = activeFilters(filters).map((filter) => writeFilters(withoutFilter(filters, filter)).toString());
  expect(left).toEqual([
    'mun=2&type=condo&price_min=100000&price_max=200000&bedrooms=2&open_house=1',
    'mun=1&type=condo&price_min=100000&price_max=200000&bedrooms=2&open_house=1',
    'mun=1&mun=2&price_min=100000&price_max=200000&bedrooms=2&open_house=1',
    'mun=1&mun=2&type=condo&bedrooms=2&open_house=1',
    'mun=1&mun=2&type=condo&price_min=100000&price_max=200000&open_house=1',
    'mun=1&mun=2&type=condo&price_min=100000&price_max=200000&bedrooms=2',
  ]);
});

const code = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const price = fc.option(fc.integer({ min: 1, max: 20_000_000 }), { nil: null });
const rooms = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
const search: fc.Arbitrary<Search> = fc
  .record({
    mun: fc.uniqueArray(code, { maxLength: 5 }),
    type: fc.subarray([...propertyTypes], { maxLength: 1 }),
    prices: fc.tuple(price, price),
    bedrooms: rooms,
    bathrooms: rooms,
    forSaleForRent: fc.constantFrom('buy' as const, 'rent' as const, null),
    open_house: fc.boolean(),
    order: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 5000 }),
  })
  .map(({ prices: [one, other], order, page, ...rest }) => {
    const isReversed = one !== null && other !== null && one > other;
    const [price_min, price_max] = isReversed ? [other, one] : [one, other];
    return { filters: { ...rest, price_min, price_max }, order, page };
  });

test('a search survives its address', () => {
  fc.assert(
    fc.property(search, (original) => {
      expect(readSearch(new URLSearchParams(writeSearch(original).toString()))).toEqual(original);
    }),
  );
});

const keys = ['mun', 'type', 'price_min', 'price_max', 'bedrooms', 'open_house', 'order_by', 'page', 'reset_filters'];
const hostile = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.string({ unit: 'binary' })));

test('no address is too hostile to read, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(hostile, (pairs) => {
      const once = readSearch(new URLSearchParams(pairs));
      const again = readSearch(writeSearch(once));
      expect(again).toEqual(once);
      expect(areSameFilters(once.filters, again.filters)).toBe(true);
    }),
  );
});
