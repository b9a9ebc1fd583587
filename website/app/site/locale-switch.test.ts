import { expect, test } from 'vitest';
import { isUntranslatedArticle, localeSwitchPath } from './locale-switch.ts';

const article = { path: '/fr/blogue/un-titre-12', alternatePaths: { fr: '/fr/blogue/un-titre-12' } };

test.each([
  ['its own counterpart', '/fr/vendre', { en: '/en/sell' }, '/en/sell'],
  ['the other home where it has no counterpart', '/fr/vendre', {}, '/en'],
  ['the other blog where it is an article', article.path, article.alternatePaths, '/en/blog'],
  ['the other home where it is the blog itself', '/fr/blogue', {}, '/en'],
])('a page leads to %s', (_, path, alternatePaths, expected) => {
  expect(localeSwitchPath({ path, alternatePaths }, 'en')).toBe(expected);
});

test('only an article that the other language lacks is warned of', () => {
  expect(isUntranslatedArticle(article, 'en')).toBe(true);
  expect(isUntranslatedArticle({ ...article, alternatePaths: { en: '/en/blog/a-title-12' } }, 'en')).toBe(false);
  expect(isUntranslatedArticle({ path: '/fr/vendre', alternatePaths: {} }, 'en')).toBe(false);
});
