import { expect, test } from 'vitest';
import { listingOf } from '../../test/listing-fixture.ts';
import { readListing } from './listing-row.ts';

test('a listing keeps when its last open house ends', () => {
  const OpenHouses = [
    { start: '2026-06-21T18:00:00.000Z', end: '2026-06-21T20:00:00.000Z' },
    { start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' },
  ];
  expect(readListing(listingOf({ OpenHouses }))).toMatchObject({
    row: { open_house_end: '2026-06-21T20:00:00.000Z' },
  });
});

test('what is wrong with a listing is said in one line, with its key', () => {
  expect(readListing(listingOf({ ListPrice: -1, YearBuilt: 1958.5 }))).toEqual({
    listingKey: '10000001',
    reason: 'ListPrice: Too small: expected number to be >=0; YearBuilt: Invalid input: expected int, received number',
  });
});

test('something that is no listing at all is refused as well', () => {
  expect(readListing(null)).toMatchObject({ listingKey: 'without a ListingKey' });
});
