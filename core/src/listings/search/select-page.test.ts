import { sortOrders } from '@vitrine/contract/core/properties-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unknownFacts } from '../../../test/fact-arbitraries.ts';
import { type ColumnRow, ListingColumns } from './listing-columns.ts';
import { selectPage } from './select-page.ts';

/** Number of listings beyond which prices are counted in buckets, with few enough values that most are equal. */
const size = 3000;

const rowsOf = (priceOf: (index: number) => number): ColumnRow[] =>
  Array.from({ length: size }, (_, index) => ({
    key: (1000 + ((index * 7919) % size)) * 16 + 4,
    latitude: 0,
    longitude: 0,
    price: priceOf(index),
    listedAt: Math.floor(index / 37),
    openUntil: 0,
    ...unknownFacts,
    reducedAt: 0,
    traits: 0,
    place: 0,
    sites: 0,
    agent: 0,
    office: 0,
  }));

const markets = [
  { name: 'all of one price', priceOf: () => 450_000 },
  { name: 'of prices that are even', priceOf: (index: number) => (index * 31) % 700_000 },
  { name: 'of a few prices', priceOf: (index: number) => [0, 0, 1e12, 450_000, 450_000.5][index % 5] ?? 0 },
  { name: 'of which one costs a fortune', priceOf: (index: number) => (index === 1234 ? 1e15 : index % 9) },
].map(({ name, priceOf }) => {
  const columns = new ListingColumns();
  const rows = rowsOf(priceOf).sort((one, other) => one.listedAt - other.listedAt || one.key - other.key);
  for (const row of rows) columns.append(row);
  return { name, columns, rows };
});

const sortedBy = (rows: ColumnRow[], order: (typeof sortOrders)[number]) => {
  const value = (row: ColumnRow) => (order.startsWith('price') ? row.price : row.listedAt);
  const sign = order === 'newest' || order === 'price-desc' ? -1 : 1;
  const sorted = rows.toSorted((one, other) => sign * (value(one) - value(other)) || one.key - other.key);
  return {
    keys: sorted.map(({ key }) => key),
    cursorAt: (at: number) => sorted[at] && { value: value(sorted[at]), key: sorted[at].key },
  };
};

const searches = markets.flatMap((market) => [
  { ...market, isAll: true },
  { ...market, isAll: false },
]);

test.each(searches)(
  'a page anywhere in listings $name is what sorting all of them gives',
  ({ columns, rows, isAll }) => {
    const found = { slots: columns.order, count: columns.count, isAll };
    for (const order of sortOrders) {
      const { keys } = sortedBy(rows, order);
      fc.assert(
        fc.property(fc.nat(size + 10), fc.integer({ min: 1, max: 120 }), (from, limit) => {
          const page = selectPage(columns, found, order, { from, limit, after: null });
          expect(page.map((slot) => columns.key[slot])).toEqual(keys.slice(from, from + limit));
        }),
        {
          numRuns: 60,
          examples: [
            [0, 1],
            [size - 1, 5],
            [size, 5],
            [0, size],
          ],
        },
      );
    }
  },
);

test.each(searches)('in listings $name a page begins behind its cursor', ({ columns, rows, isAll }) => {
  const found = { slots: columns.order, count: columns.count, isAll };
  for (const order of sortOrders) {
    const { keys, cursorAt } = sortedBy(rows, order);
    fc.assert(
      fc.property(fc.nat(size - 1), fc.integer({ min: 1, max: 120 }), (at, limit) => {
        const page = selectPage(columns, found, order, { from: 0, limit, after: cursorAt(at) ?? null });
        expect(page.map((slot) => columns.key[slot])).toEqual(keys.slice(at + 1, at + 1 + limit));
      }),
      {
        numRuns: 60,
        examples: [
          [0, 10],
          [size - 1, 10],
        ],
      },
    );
  }
});

test('a cursor whose listing is gone goes on where it stood', () => {
  const { columns, rows } = markets[1] ?? { columns: new ListingColumns(), rows: [] };
  const found = { slots: columns.order, count: columns.count, isAll: true };
  const { keys } = sortedBy(rows, 'price-asc');
  const after = {
    value: rows.toSorted((one, other) => one.price - other.price)[9]?.price ?? 0,
    key: Number.MAX_SAFE_INTEGER,
  };
  const page = selectPage(columns, found, 'price-asc', { from: 0, limit: 3, after });
  expect(page.map((slot) => columns.key[slot])).toEqual(keys.slice(10, 13));
});
