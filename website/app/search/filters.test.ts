import { writeCorners } from '@vitrine/contract/core/search-area.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeFilters,
  areSameFilters,
  hasFilterKey,
  noFilters,
  propertyTypes,
  readSearch,
  roomCounts,
  type Search,
  searchKeys,
  searchOrders,
  withFilters,
  withoutFilters,
  withPrices,
  writeFilters,
  writeSearch,
} from './filters.ts';
import { withoutFilter } from './without-filter.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address without a query finds everything, in the order of the site', () => {
  expect(read('')).toEqual({ filters: noFilters, order: 'default', page: 1, viewport: null, view: 'list' });
});

test('every key of the address is read and cast', () => {
  const query =
    'mun=66023&mun=23027&type=condo&price_min=200000&price_max=450000&bedrooms=2&bathrooms=1' +
    '&forSaleForRent=buy&open_house=1&area=46.81_-71.21_5&broker=maude-gagnon&broker=anne&office=plateau&order_by=price-asc&page=3&bounds=46.7_-71.5_46.9_-71.1&zoom=11.5&view=map';
  expect(read(query)).toEqual({
    filters: {
      mun: ['23027', '66023'],
      type: ['condo'],
      price_min: 200_000,
      price_max: 450_000,
      bedrooms: 2,
      bathrooms: 1,
      forSaleForRent: 'buy',
      open_house: true,
      area: '46.81_-71.21_5',
      broker: ['anne', 'maude-gagnon'],
      office: ['plateau'],
    },
    order: 'price-asc',
    page: 3,
    viewport: {
      bounds: { SouthWest_lat: 46.7, SouthWest_lng: -71.5, NorthEast_lat: 46.9, NorthEast_lng: -71.1 },
      zoom: 11.5,
    },
    view: 'map',
  });
});

test('an area and municipalities replace each other, and another place shows all that is found', () => {
  const view = 'bounds=46.7_-71.5_46.9_-71.1&zoom=11.5';
  const drawn = read(`area=46.81_-71.21_5&type=condo&${view}`);
  expect(withFilters(drawn, { ...drawn.filters, mun: ['23027'] })).toMatchObject({
    filters: { mun: ['23027'], area: null, type: ['condo'] },
    viewport: null,
  });
  const named = read(`mun=23027&type=condo&${view}`);
  expect(withFilters(named, { ...named.filters, area: '46.81_-71.21_5' })).toMatchObject({
    filters: { mun: [], area: '46.81_-71.21_5', type: ['condo'] },
    viewport: null,
  });
  const both = read('mun=23027&area=46.81_-71.21_5');
  expect(withFilters(both, { ...both.filters, type: ['condo'] }).filters).toMatchObject({
    mun: ['23027'],
    area: '46.81_-71.21_5',
  });
  expect(withFilters(both, { ...both.filters, area: null }).filters.mun).toEqual(['23027']);
});

test.each([
  ['area=everywhere', { area: null }],
  ['area=', { area: null }],
  ['area=46.8_-71.2', { area: null }],
  ['price_min=abc', { price_min: null }],
  ['price_min=0', { price_min: null }],
  ['price_min=-5', { price_min: null }],
  ['price_max=0', { price_max: null }],
  ['price_max=1e999', { price_max: null }],
  ['price_max=450%C2%A0000', { price_max: 450_000 }],
  ['price_min=500000&price_max=200000', { price_min: 200_000, price_max: 500_000 }],
  ['bedrooms=0', { bedrooms: null }],
  ['bedrooms=2.7', { bedrooms: 2 }],
  ['bedrooms=5', { bedrooms: 5 }],
  ['bathrooms=6', { bathrooms: 5 }],
  ['price_min=1e11&price_max=1e13', { price_min: 1e11, price_max: 1e12 }],
  ['type=castle&type=condo&type=maison', { type: ['condo'] }],
  ['mun=66023&mun=66023&mun=%27;--', { mun: ['66023'] }],
  ['forSaleForRent=steal', { forSaleForRent: null }],
  ['open_house=perhaps', { open_house: false }],
  ['open_house=true', { open_house: true }],
  ['broker=maude-gagnon&broker=%27;--&broker=maude-gagnon', { broker: ['maude-gagnon'] }],
  ['office=../plateau', { office: [] }],
])('what makes no sense is mended or ignored: %s', (query, expected) => {
  expect(read(query).filters).toMatchObject(expected);
});

test('places in another order are the same search, at one address', () => {
  const address = (query: string) => writeSearch(read(query)).toString();
  expect(address('mun=66023&mun=23027')).toBe('mun=23027&mun=66023');
  const { filters } = read('');
  expect(areSameFilters({ ...filters, mun: ['2', '1'] }, { ...filters, mun: ['1', '2'] })).toBe(true);
});

test('the price orders may be written with an underscore', () => {
  expect(read('order_by=price_desc').order).toBe('price-desc');
});

test.each(['newest', 'oldest', 'price-desc', 'price-asc'])(
  'the order %s is read from the address and written',
  (order) => {
    expect(read(`order_by=${order}`).order).toBe(order);
    expect(writeSearch(read(`order_by=${order}`)).toString()).toBe(`order_by=${order}`);
  },
);

test('one to five rooms can be chosen', () => {
  expect(roomCounts).toEqual([1, 2, 3, 4, 5]);
});

test.each(['random', '__proto__', 'constructor'])('the unknown order %s is the usual one', (order) => {
  expect(read(`order_by=${order}`).order).toBe('default');
});

test('of twenty-one brokers twenty are read', () => {
  const many = new URLSearchParams(Array.from({ length: 21 }, (_, index) => ['broker', `broker-${index}`]));
  expect(readSearch(many).filters.broker).toHaveLength(20);
});

test('no page is beyond the millionth', () => {
  expect(read('page=9999999').page).toBe(1_000_000);
});

test('ten thousand municipalities are read as the first two hundred', () => {
  const many = new URLSearchParams(Array.from({ length: 10_000 }, (_, code) => ['mun', String(code)]));
  expect(readSearch(many).filters.mun).toHaveLength(200);
});

test.each([
  ['bounds=46.9_-71.1_46.7_-71.5&zoom=11', [46.7, -71.5, 46.9, -71.1]],
  ['bounds=46.7_-71.5_46.9_-71.1', [46.7, -71.5, 46.9, -71.1]],
  ['bounds=46.7_-71.5_46.9', null],
  ['bounds=46.7_-71.5_46.7_-71.1', null],
  ['bounds=abc_-71.5_46.9_-71.1', null],
  ['bounds=_-71.5_46.9_-71.1', null],
  ['bounds=46.7_-71.5_146.9_-71.1', null],
  ['bounds=NaN_NaN_NaN_NaN', null],
  ['zoom=11', null],
])('the view of the map in %s is mended or ignored', (query, expected) => {
  const view = read(query).viewport;
  expect(view && Object.values(view.bounds)).toEqual(expected);
});

test('other places are looked at from the start, and other prices where the map is', () => {
  const moved = read('mun=23027&bounds=46.7_-71.5_46.9_-71.1&zoom=11&page=4');
  expect(withFilters(moved, { ...moved.filters, price_min: 100_000 })).toMatchObject({
    viewport: moved.viewport,
    page: 1,
  });
  expect(withFilters(moved, { ...moved.filters, mun: ['66023'] })).toMatchObject({ viewport: null, page: 1 });
});

test('a search that loses its filters keeps its order, and is looked at from the start', () => {
  const search = read('mun=23027&type=condo&order_by=price-asc&bounds=46.7_-71.5_46.9_-71.1&page=4');
  expect(withoutFilters(search)).toEqual({ ...search, filters: noFilters, page: 1, viewport: null });
});

test.each(['0', '-1', 'x', ''])('page %o is the first', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('reset_filters clears every filter', () => {
  const { filters, viewport } = read('mun=66023&price_min=100000&bounds=46.7_-71.5_46.9_-71.1&reset_filters=true');
  expect(filters).toEqual(noFilters);
  expect(viewport).toBeNull();
});

test.each([
  ['utm_source=x&page=2', false],
  ['mun=', true],
  ['bounds=46.7_-71.5_46.9_-71.1', true],
  ['reset_filters=true', true],
])('whether %s says anything of the filters: %s', (query, expected) => {
  expect(hasFilterKey(new URLSearchParams(query))).toBe(expected);
});

test('what is as usual is left out of the address', () => {
  expect(writeSearch({ filters: noFilters, order: 'default', page: 1, viewport: null, view: 'list' }).toString()).toBe(
    '',
  );
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
const pair = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: least * 1e5, max: most * 1e5 }), { minLength: 2, maxLength: 2 }).map((values) => {
    const [low = 0, high = 0] = values.sort((a, b) => a - b);
    return [low / 1e5, high / 1e5] as const;
  });
const viewport = fc
  .tuple(pair(-85, 85), pair(-180, 180), fc.integer({ min: 0, max: 220 }))
  .map(([[south, north], [west, east], tenths]) => ({
    bounds: { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east },
    zoom: tenths / 10,
  }));
const search: fc.Arbitrary<Search> = fc
  .record({
    mun: fc.uniqueArray(code, { maxLength: 5 }).map((codes) => codes.sort()),
    type: fc.subarray([...propertyTypes], { maxLength: 1 }),
    prices: fc.tuple(price, price),
    bedrooms: rooms,
    bathrooms: rooms,
    forSaleForRent: fc.constantFrom('buy' as const, 'rent' as const, null),
    open_house: fc.boolean(),
    area: fc.option(
      fc.constantFrom(
        '46.81_-71.21_5',
        writeCorners([
          [46.8, -71.2],
          [46.9, -71.2],
          [46.85, -71.1],
        ]),
      ),
      { nil: null },
    ),
    broker: fc.uniqueArray(code, { maxLength: 3 }).map((slugs) => slugs.sort()),
    office: fc.uniqueArray(code, { maxLength: 3 }).map((slugs) => slugs.sort()),
    order: fc.constantFrom(...searchOrders),
    page: fc.integer({ min: 1, max: 5000 }),
    viewport: fc.option(viewport, { nil: null }),
    view: fc.constantFrom('list' as const, 'map' as const),
  })
  .map(({ prices: [one, other], order, page, viewport: seen, view, ...rest }) => {
    const isReversed = one !== null && other !== null && one > other;
    const [price_min, price_max] = isReversed ? [other, one] : [one, other];
    return { filters: { ...rest, price_min, price_max }, order, page, viewport: seen, view };
  });

test('a search survives its address', () => {
  fc.assert(
    fc.property(search, (original) => {
      expect(readSearch(new URLSearchParams(writeSearch(original).toString()))).toEqual(original);
    }),
  );
});

const keys = [...searchKeys];
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'NaN',
    '-1',
    '1e999',
    'Infinity',
    '9007199254740993',
    '46_-71_45_-72',
    '91_0_92_1',
    '1_2_3',
    '1_1_1_1',
  ),
);
const hostile = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), value));

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

test('a search has one address, in whatever order its parameters stood in another', () => {
  const parameters = [
    ...new URLSearchParams('mun=23027&mun=66023&type=condo&price_max=450000&bedrooms=2&forSaleForRent=buy'),
  ];
  const order = [...new URLSearchParams('order_by=price-asc&page=3')];
  const written = new URLSearchParams([...parameters, ...order]).toString();
  fc.assert(
    fc.property(fc.shuffledSubarray([...parameters, ...order], { minLength: 8 }), (shuffled) => {
      expect(writeSearch(read(new URLSearchParams(shuffled).toString())).toString()).toBe(written);
    }),
  );
});

test('a price chosen without a transaction is that of a sale', () => {
  const range = { price_min: null, price_max: 400_000 };
  expect(withPrices(noFilters, range)).toEqual({ ...noFilters, ...range, forSaleForRent: 'buy' });
  expect(withPrices({ ...noFilters, forSaleForRent: 'rent' }, range).forSaleForRent).toBe('rent');
});

test('words that were not understood stand in the address until the filters change', () => {
  const search = read('type=condo&words=vue+sur+le+fleuve');
  expect(search.words).toBe('vue sur le fleuve');
  expect(writeSearch(search).toString()).toBe('type=condo&words=vue+sur+le+fleuve');
  expect(writeSearch(withFilters(search, { ...search.filters, bedrooms: 2 })).toString()).toBe('type=condo&bedrooms=2');
  expect(read(`words=${'x'.repeat(500)}`).words).toHaveLength(120);
});
