import { expect, test } from 'vitest';
import { listingNumberOf } from './listing-number.ts';

test.each([
  ['/fr/proprietes/maison-a-vendre-montreal-20145678', '20145678'],
  ['/en/properties/20145678?variant=a', '20145678'],
  ['https://maison.test/fr/proprietes/x-1234#photos', '1234'],
  ['/fr/proprietes', null],
  ['/fr/proprietes/rss.xml', null],
  ['/fr/blogue/maison-20145678', null],
  [null, null],
])('%s leads to the listing %s', (href, uls) => {
  expect(listingNumberOf(href)).toBe(uls);
});
