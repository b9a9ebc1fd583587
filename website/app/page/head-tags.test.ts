import { expect, test } from 'vitest';
import { headTags } from './head-tags.server.ts';

function tagsOf(tags: Record<string, string>[], elements: Parameters<typeof headTags>[0] = null) {
  const warnings: string[] = [];
  return { tags: headTags({ tags, elements: elements?.elements }, (message) => warnings.push(message)), warnings };
}

test.each([
  [{ name: 'theme-color', content: '#003DA5', media: '(prefers-color-scheme: dark)' }],
  [{ property: 'article:author', content: 'Marie' }],
  [{ name: 'google-site-verification', content: 'abc' }],
])('a meta stands in the head: %j', (tag) => {
  expect(tagsOf([tag])).toEqual({ tags: [tag], warnings: [] });
});

test('a link has the attribute names of React', () => {
  const link = { rel: 'alternate', href: '/fr/flux.xml', type: 'application/rss+xml', hreflang: 'fr', onclick: 'x' };
  expect(tagsOf([link]).tags).toEqual([
    { tagName: 'link', rel: 'alternate', href: '/fr/flux.xml', type: 'application/rss+xml', hrefLang: 'fr' },
  ]);
});

test('meta and link among the elements are tags', () => {
  const elements = [{ tag: 'META', attributes: { name: 'rating', content: 'general', hidden: true } }];
  expect(tagsOf([], { elements }).tags).toEqual([{ name: 'rating', content: 'general' }]);
});

test.each([
  [{ 'http-equiv': 'refresh', name: 'x', content: '0;url=https://evil.example' }],
  [{ 'HTTP-EQUIV': 'refresh', name: 'x', content: '0' }],
  [{ name: 'viewport', content: 'width=1' }],
  [{ name: 'Robots', content: 'noindex' }],
  [{ name: 'x' }],
  [{ content: 'x' }],
  [{ rel: 'stylesheet', href: 'https://evil.example/a.css' }],
  [{ rel: 'canonical', href: 'https://evil.example' }],
  [{ rel: 'icon', href: '//evil.example/a.png' }],
  [{ rel: 'icon', href: 'javascript:alert(1)' }],
  [{ rel: 'icon stylesheet', href: '/a.css' }],
])('%j is left out and warned of', (tag) => {
  const { tags, warnings } = tagsOf([tag]);
  expect(tags).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test('a duplicate tag is removed', () => {
  const tag = { name: 'theme-color', content: 'red' };
  expect(tagsOf([tag, { ...tag }]).tags).toHaveLength(1);
});
