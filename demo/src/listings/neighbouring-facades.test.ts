import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { describe, expect, test } from 'vitest';
import { generateListings } from './generate-listings.ts';

const listings = [...generateListings({ count: 2_000, seed: 1 })];
const active = listings.filter(({ StandardStatus }) => StandardStatus.startsWith('Active'));

const typeOf = ({ TransactionType, PropertyType }: ListingImport) => `${TransactionType} ${PropertyType}`;
const searches = {
  'of a type': typeOf,
  'of a type in a municipality': (listing: ListingImport) => `${typeOf(listing)} ${listing.MunicipalityCode}`,
};
const orders = {
  'by price': ({ ListPrice }: ListingImport) => ListPrice,
  'by date': ({ OnMarketTimestamp }: ListingImport) => Date.parse(OnMarketTimestamp),
};
const cases = Object.entries(searches).flatMap(([title, group]) =>
  Object.entries(orders).map(([order, rank]) => ({ title, order, group, rank })),
);

describe.each(cases)('results $title $order', ({ group, rank }) => {
  const results = [...Map.groupBy(active, group)].map(([title, found]) => ({
    title,
    listings: found.toSorted((one, other) => rank(one) - rank(other) || (one.ListingKey < other.ListingKey ? -1 : 1)),
  }));
  const repeatsAt = (distance: number, prefix = '') =>
    results
      .filter(({ title }) => title.startsWith(prefix))
      .flatMap(({ title, listings }) =>
        listings
          .filter((listing, index) => facadeOf(listing) === facadeOf(listings[index + distance]))
          .map(({ ListingKey }) => `${title}: ${ListingKey}`),
      );

  test('never show the same façade twice side by side', () => {
    expect(results.length).toBeGreaterThan(10);
    expect(repeatsAt(1)).toEqual([]);
  });

  test('seldom show it twice among three', () => {
    expect(repeatsAt(2).length).toBeLessThan(active.length / 100);
  });

  test('show four different façades in a row of houses for sale, and six nearly always', () => {
    const houses = active.filter((listing) => typeOf(listing) === 'buy maison').length;
    expect([1, 2, 3].flatMap((distance) => repeatsAt(distance, 'buy maison'))).toEqual([]);
    expect([4, 5].flatMap((distance) => repeatsAt(distance, 'buy maison')).length).toBeLessThan(houses / 40);
  });
});

test('sold listings, the latest sale first, never show the same façade twice side by side', () => {
  const left = ({ OffMarketTimestamp }: ListingImport) => Date.parse(OffMarketTimestamp ?? '');
  const sold = listings
    .filter(({ StandardStatus }) => StandardStatus === 'Closed')
    .toSorted((one, other) => left(other) - left(one) || (one.ListingKey < other.ListingKey ? -1 : 1));
  expect(sold.length).toBeGreaterThan(100);
  expect(sold.filter((listing, index) => facadeOf(listing) === facadeOf(sold[index + 1]))).toEqual([]);
});

const facadeOf = (listing: ListingImport | undefined) => listing?.Media[0]?.url;
