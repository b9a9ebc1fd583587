import { expect, test } from 'vitest';
import { listingUrl, slugify } from './listing-address.ts';

test.each([
  ['L’Île-des-Sœurs', 'l-ile-des-soeurs'],
  ['1240, rue des Érables', '1240-rue-des-erables'],
  ['  —  ', ''],
])('%j is spelt %j in an address', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('the address of a listing is in its language and ends in its number', () => {
  expect(listingUrl('fr', '123456', 'Maison', 'Trois-Rivières')).toBe('/proprietes/maison-trois-rivieres-123456');
  expect(listingUrl('en', '123456', 'House', 'Trois-Rivières')).toBe('/properties/house-trois-rivieres-123456');
});

test('a listing without words still has an address', () => {
  expect(listingUrl('en', '123456', '')).toBe('/properties/123456');
});
