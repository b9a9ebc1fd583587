import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { expect, test } from 'vitest';
import { earlierListings } from './earlier-listings.ts';
import { demoReferenceDate, generateListings } from './generate-listings.ts';

const inBorough = [...generateListings({ count: 4000, seed: 1 })].filter(
  ({ CityRegion, TransactionType }) => CityRegion === 'Le Vieux-Longueuil' && TransactionType === 'buy',
);
const past = inBorough.flatMap((listing) => [...earlierListings(listing)]);
const day = 86_400_000;

const onOffer = (listings: readonly ListingImport[], moment: number) =>
  listings.filter(
    ({ StandardStatus, OnMarketTimestamp, OffMarketTimestamp }) =>
      Date.parse(OnMarketTimestamp ?? '') <= moment &&
      (StandardStatus.startsWith('Active') || Date.parse(OffMarketTimestamp ?? '') > moment),
  ).length;

test('a borough with a guide had about as many listings on offer in each month of the past year as today', () => {
  const all = [...inBorough, ...past];
  const today = onOffer(all, demoReferenceDate.getTime());
  for (let month = 1; month <= 12; month++) {
    const then = onOffer(all, demoReferenceDate.getTime() - month * 30.4 * day);
    expect(then, `${month} months ago`).toBeGreaterThan(today * 0.6);
    expect(then, `${month} months ago`).toBeLessThan(today * 1.5);
  }
});

test('earlier listings have left the market at addresses and numbers of their own', () => {
  const everywhere = [...inBorough, ...past];
  expect(new Set(everywhere.map(({ ListingKey }) => ListingKey)).size).toBe(everywhere.length);
  for (const { StandardStatus, OffMarketTimestamp } of past) {
    expect(StandardStatus).toBe('Expired');
    expect(Date.parse(OffMarketTimestamp ?? '')).toBeLessThan(demoReferenceDate.getTime());
  }
});
