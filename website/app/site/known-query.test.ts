import { expect, test } from 'vitest';
import { withPageQuery } from './known-query.ts';

test.each([
  ['the filters of the search', '?mun=66023&mun=65005&price_max=450000&order_by=price-asc'],
  ['the categories of the archive', '?categories=3%2C5&order=asc'],
  ['the variant', '?variant=42'],
])('a link to the same page keeps %s', (_, search) => {
  expect(withPageQuery('/en/page', search)).toBe(`/en/page${search}`);
});

test('a link to the same page keeps its own query and fragment', () => {
  expect(withPageQuery('/en/page?tab=2#list', '?bedrooms=3')).toBe('/en/page?tab=2&bedrooms=3#list');
});

test('a link to the same page is alike whatever order and unknown parameters a visitor brings', () => {
  expect(withPageQuery('/fr/page', '?utm_source=a&view=map&mun=66023')).toBe('/fr/page?mun=66023&view=map');
});

test('a query of which the page knows nothing is left out', () => {
  expect(withPageQuery('/fr/page', '?utm_source=a')).toBe('/fr/page');
});
