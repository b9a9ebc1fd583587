// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadElements } from './head-elements.tsx';

const head = { title: 'Vendre', description: null, robots: null, canonical: null, alternates: [], metas: [] };

/** Returns the name and attributes of each element of the head. */
function elementsOf(favicon: string | null, metas: Record<string, string>[] = [], isInstallable = false) {
  const html = renderToStaticMarkup(
    <HeadElements page={{ head: { ...head, metas }, favicon, locale: 'fr', isInstallable }} />,
  );
  const { children } = new DOMParser().parseFromString(html, 'text/html').head;
  return [...children].map((element) => [
    element.localName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  ]);
}
const emptyIcon = ['link', { rel: 'icon', href: 'data:,' }];

test('a page has the icon of its site, or an empty one, so that no browser looks for /favicon.ico', () => {
  const address = 'https://content.test/resources/a.svg';
  expect(elementsOf(address)).toContainEqual(['link', expect.objectContaining({ rel: 'icon', href: address })]);
  expect(elementsOf(null)).toContainEqual(emptyIcon);
});

test('a page of a site that can be installed has the manifest of its language', () => {
  expect(elementsOf(null, [], true)).toContainEqual(['link', { rel: 'manifest', href: '/fr/application.webmanifest' }]);
});

test('missing values are left out of the head', () => {
  expect(elementsOf(null)).toEqual([['title', {}], emptyIcon]);
});

test('the tags of the content are links where they say so, else metas', () => {
  const metas: Record<string, string>[] = [
    { property: 'og:title', content: 'Vendre' },
    { tagName: 'link', rel: 'author', href: '/humans.txt' },
  ];
  const elements = elementsOf(null, metas);
  expect(elements).toContainEqual(['meta', { property: 'og:title', content: 'Vendre' }]);
  expect(elements).toContainEqual(['link', { rel: 'author', href: '/humans.txt' }]);
});
