import { expect, test } from 'vitest';
import { isUntranslatedArticle, localeSwitchPath } from './locale-switch.ts';

const article = { path: '/fr/blogue/un-titre-12', alternatePaths: { fr: '/fr/blogue/un-titre-12' } };

test.each([
  ['its own counterpart', '/fr/vendre', { en: '/en/sell' }, '/en/sell'],
  ['the other home where it has no counterpart', '/fr/vendre', {}, '/en'],
  ['the other blog where it is an article', article.path, article.alternatePaths, '/en/blog'],
  ['the other home where it is the blog itself', '/fr/blogue', {}, '/en'],
])('a page leads to %s', (_, path, alternatePaths, expected) => {
  expect(localeSwitchPath({ path, alternatePaths }, 'en', '')).toBe(expected);
});

test('the same page in the other language keeps the filters of the search, the categories of the archive and the variant', () => {
  const search = { path: '/fr/proprietes', alternatePaths: { en: '/en/properties' } };
  expect(localeSwitchPath(search, 'en', '?mun=66023&categories=3&variant=42')).toBe(
    '/en/properties?mun=66023&categories=3&variant=42',
  );
});

test('another page has no use for the query', () => {
  expect(localeSwitchPath({ path: '/fr/vendre', alternatePaths: {} }, 'en', '?mun=66023')).toBe('/en');
});

test('only an article that the other language lacks is warned of', () => {
  expect(isUntranslatedArticle(article, 'en')).toBe(true);
  expect(isUntranslatedArticle({ ...article, alternatePaths: { en: '/en/blog/a-title-12' } }, 'en')).toBe(false);
  expect(isUntranslatedArticle({ path: '/fr/vendre', alternatePaths: {} }, 'en')).toBe(false);
});
