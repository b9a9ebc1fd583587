import { propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import { expect, test } from 'vitest';
import { generateQueries, type SearchFormat } from './search-queries.ts';

const formats: SearchFormat[] = ['count', 'map', 'columns', 'page'];

test.each(formats)('no two of ten thousand queries for %s are equal', (format) => {
  const queries = generateQueries(format, 1).take(10_000);
  expect(new Set(queries).size).toBe(10_000);
});

test('a seed always gives the same queries, and another seed gives others', () => {
  const first = (seed: number) => [...generateQueries('page', seed).take(20)];
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
});

test.each(formats)('every parameter of a query for %s is understood', (format) => {
  for (const query of generateQueries(format, 1).take(500)) {
    const parsed = propertiesQuery.parse(readParameters(new URLSearchParams(query)));
    for (const [name, value] of new URLSearchParams(query)) {
      if (name === 'listingLimit') expect(parsed.limit).toBe(25);
      else expect(JSON.stringify(parsed)).toContain(value);
    }
  }
});

test('queries name a municipality, a box, prices, rooms, a type, an order and a page', () => {
  const names = new Set(
    generateQueries('page', 1)
      .take(100)
      .flatMap((query) => new URLSearchParams(query).keys()),
  );
  expect([...names].sort()).toEqual(
    [
      ...['NorthEast_lat', 'NorthEast_lng', 'SouthWest_lat', 'SouthWest_lng', 'mun', 'zoom'],
      ...['price_min', 'price_max', 'bedrooms', 'bathrooms', 'type', 'forSaleForRent', 'order_by', 'page', 'limit'],
    ].sort(),
  );
});
