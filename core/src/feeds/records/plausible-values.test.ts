import { expect, test } from 'vitest';
import { withPlausibleValues } from './plausible-values.ts';
import { readResoListing } from './reso-listing.ts';

const now = new Date('2026-06-15T12:00:00Z');
const read = (given: object) =>
  withPlausibleValues(readResoListing({ ListingKey: '1', City: 'Laval', ListPrice: 1, ...given }), now);

test('values that no listing has are left out and reported', () => {
  const result = read({
    BedroomsTotal: 2_000_000_000,
    YearBuilt: 3000,
    PublicRemarks: 'x'.repeat(1_000_000),
    UnparsedAddress: '1'.repeat(5000),
    Media: Array.from({ length: 5000 }, (_, at) => ({ MediaURL: `https://m.example/${at}.jpg`, Order: at })),
  });
  if (result.kind === 'failure') throw new Error(result.reason.code);
  const { listing, issues } = result;
  expect(listing).toMatchObject({ bedrooms: null, yearBuilt: null, address: { unparsed: null } });
  expect(listing.remarks.fr).toHaveLength(20_001);
  expect(listing.media).toHaveLength(200);
  expect(new Set(issues.map(({ field }) => field))).toEqual(
    new Set(['bedrooms', 'yearBuilt', 'remarks', 'address', 'photos']),
  );
});

test('values of large and of planned buildings stay, without a report', () => {
  expect(read({ BedroomsTotal: 320, YearBuilt: 2029, ListPrice: 90_000_000 })).toMatchObject({
    listing: { bedrooms: 320, yearBuilt: 2029, price: 90_000_000 },
    issues: [],
  });
});
