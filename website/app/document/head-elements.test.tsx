import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadElements } from './head-elements.tsx';

const head = { title: 'Vendre', description: null, robots: null, canonical: null, alternates: [], metas: [] };
const headOf = (favicon: string | null) => renderToStaticMarkup(<HeadElements page={{ head, favicon }} />);

test('a page has the icon of its site, or an empty one, so that no browser looks for /favicon.ico', () => {
  expect(headOf('https://content.test/resources/a.svg')).toContain('href="https://content.test/resources/a.svg"');
  expect(headOf(null)).toContain('<link rel="icon" href="data:,"/>');
});

test('missing values are left out of the head', () => {
  expect(headOf(null)).toBe('<title>Vendre</title><link rel="icon" href="data:,"/>');
});

test('the tags of the content are links where they say so, else metas', () => {
  const metas: Record<string, string>[] = [
    { property: 'og:title', content: 'Vendre' },
    { tagName: 'link', rel: 'author', href: '/humans.txt' },
  ];
  const html = renderToStaticMarkup(<HeadElements page={{ head: { ...head, metas }, favicon: null }} />);
  expect(html).toContain('<meta property="og:title" content="Vendre"/><link rel="author" href="/humans.txt"/>');
});
