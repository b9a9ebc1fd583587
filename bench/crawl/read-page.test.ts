import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const html = `<!DOCTYPE html><html><head><title>Acheter &amp; vendre | Rivage</title>
<meta name="robots" content="index, follow"/><link rel="canonical" href="http://a.test/fr?mun=1&amp;type=condo"/>
<link rel="alternate" hrefLang="en-CA" href="http://a.test/en"/><link rel="alternate" type="application/rss+xml" href="/rss.xml"/></head>
<body><a class="x" href="/fr/vendre#haut">Vendre</a><a href="?page=2">2</a><a href="https://b.test/">b</a>
<a href="/api/property/1/open-houses.ics">ics</a><a href="tel:+15145550101">tel</a><a rel="nofollow">rien</a>
<a href="/fr/alerte?mun=1" rel="nofollow">alerte</a></body></html>`;

test('a page is read with its title, its rule for robots, its addresses and its internal links', () => {
  expect(readPage(html, 'http://a.test/fr/acheter')).toEqual({
    title: 'Acheter & vendre | Rivage',
    isIndexed: true,
    canonical: 'http://a.test/fr?mun=1&type=condo',
    alternates: [{ language: 'en-CA', url: 'http://a.test/en' }],
    links: ['http://a.test/fr/vendre', 'http://a.test/fr/acheter?page=2'],
  });
});

test('links of a page that is not indexed are not followed', () => {
  const filtered = html.replace('index, follow', 'noindex, follow');
  expect(readPage(filtered, 'http://a.test/fr/acheter')).toMatchObject({ isIndexed: false, links: [] });
});

test('a page without a rule for robots is indexed', () => {
  expect(readPage('<head><title>Un</title></head>', 'http://a.test/fr')).toMatchObject({
    isIndexed: true,
    canonical: null,
  });
});
