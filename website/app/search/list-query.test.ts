import { expect, test } from 'vitest';
import { noFilters } from './filters.ts';
import { listQuery, mapQuery } from './list-query.ts';

const bounds = { SouthWest_lat: 46.7, SouthWest_lng: -71.5, NorthEast_lat: 46.9, NorthEast_lng: -71.123456 };

test('core is asked for open houses by 1, or not at all, and for a map by its four edges', () => {
  expect(mapQuery({ filters: noFilters }, null).toString()).toBe('');
  expect(Object.fromEntries(mapQuery({ filters: { ...noFilters, open_house: 'any' } }, bounds))).toEqual({
    open_house: '1',
    SouthWest_lat: '46.70000',
    SouthWest_lng: '-71.50000',
    NorthEast_lat: '46.90000',
    NorthEast_lng: '-71.12346',
  });
});

test('core is asked for an order other than that of the site', () => {
  expect(listQuery({ filters: noFilters, order: 'default' }, null)).toBe('');
  expect(listQuery({ filters: noFilters, order: 'price-asc' }, null)).toBe('order_by=price-asc');
});
