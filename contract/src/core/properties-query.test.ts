import { expect, test } from 'vitest';
import { propertiesQuery, readParameters } from './properties-query.ts';

const parse = (query: string) => propertiesQuery.parse(readParameters(new URLSearchParams(query)));

test('an empty query asks for the first page of all listings, in the order of the site', () => {
  expect(parse('')).toEqual({
    mun: [],
    type: [],
    price_min: null,
    status: 'active',
    price_max: null,
    bedrooms: null,
    bathrooms: null,
    forSaleForRent: null,
    open_house: false,
    bounds: null,
    area: null,
    broker: [],
    office: [],
    format: 'page',
    order_by: null,
    page: 1,
    limit: 25,
    after: null,
    zoom: null,
    markers: 'objects',
  });
});

test('municipalities and types repeat', () => {
  expect(parse('mun=66023&mun=23027&type=condo&type=maison')).toMatchObject({
    mun: ['66023', '23027'],
    type: ['condo', 'maison'],
  });
});

test.each([
  ['price_min=abc', { price_min: null }],
  ['price_min=-1', { price_min: null }],
  ['price_max=1e999', { price_max: null }],
  ['price_max=', { price_max: null }],
  ['type=castle', { type: [] }],
  ['mun=%27%3B--', { mun: [] }],
  ['bedrooms=0', { bedrooms: null }],
  ['forSaleForRent=steal', { forSaleForRent: null }],
  ['open_house=perhaps', { open_house: false }],
  ['order_by=random', { order_by: null }],
  ['page=-3', { page: 1 }],
  ['after=1%27--', { after: null }],
  ['markers=rows', { markers: 'objects' }],
  ['SouthWest_lat=45&SouthWest_lng=-74&NorthEast_lat=46', { bounds: null }],
])('a filter that makes no sense is ignored: %s', (query, expected) => {
  expect(parse(query)).toMatchObject(expected);
});

test('a price is read with the blanks of its language', () => {
  expect(parse('price_min=450%C2%A0000')).toMatchObject({ price_min: 450_000 });
});

test('both spellings of the price orders are known', () => {
  expect(parse('order_by=price_desc').order_by).toBe('price-desc');
  expect(parse('order_by=price-asc').order_by).toBe('price-asc');
});

test('reversed prices are swapped', () => {
  expect(parse('price_min=500000&price_max=100000')).toMatchObject({ price_min: 100_000, price_max: 500_000 });
});

test('reversed bounds are swapped', () => {
  expect(parse('SouthWest_lat=46&SouthWest_lng=-73&NorthEast_lat=45&NorthEast_lng=-74').bounds).toEqual({
    SouthWest_lat: 45,
    SouthWest_lng: -74,
    NorthEast_lat: 46,
    NorthEast_lng: -73,
  });
});

test('nobody gets more than a hundred listings at once', () => {
  expect(parse('limit=100000').limit).toBe(100);
  expect(parse('format=map&listingLimit=100000').limit).toBe(100);
});

test('listingLimit counts with the map alone', () => {
  expect(parse('listingLimit=3').limit).toBe(25);
  expect(parse('format=map&listingLimit=3').limit).toBe(3);
});

test('a map may come without listings', () => {
  expect(parse('format=map&listingLimit=0').limit).toBe(0);
});

test('an unknown format is an error', () => {
  expect(propertiesQuery.safeParse({ format: 'xyz' }).success).toBe(false);
});

test('a search takes the municipalities of a whole province', () => {
  const mun = Array.from({ length: 1110 }, (_, index) => String(10_000 + index));
  expect(propertiesQuery.parse({ mun }).mun).toEqual(mun);
});
