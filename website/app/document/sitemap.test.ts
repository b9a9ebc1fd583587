// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type SitemapUrl, sitemapFile, sitemapIndex } from './sitemap.server.ts';

const url = (more: Partial<SitemapUrl> = {}): SitemapUrl => ({
  loc: 'https://a.example/fr/vendre',
  lastmod: '2026-11-20T12:00:00.000Z',
  alternates: [
    { hrefLang: 'fr-CA', href: 'https://a.example/fr/vendre' },
    { hrefLang: 'en-CA', href: 'https://a.example/en/sell' },
  ],
  images: ['https://content.example/resources/a.webp'],
  ...more,
});

async function* pagesOf(...pages: SitemapUrl[][]) {
  yield* pages;
}
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
const fileOf = async (...pages: SitemapUrl[][]) => parse(await new Response(sitemapFile(pagesOf(...pages))).text());
const textsOf = (xml: Document, name: string) =>
  [...xml.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('a file holds every address of its pages with its date, languages and pictures', async () => {
  const xml = await fileOf([url()], [url({ loc: 'https://a.example/fr/acheter', lastmod: null, images: [] })]);
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(xml, 'loc')).toEqual(['https://a.example/fr/vendre', 'https://a.example/fr/acheter']);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-20T12:00:00.000Z']);
  expect(textsOf(xml, 'image:loc')).toEqual(['https://content.example/resources/a.webp']);
  const links = [...xml.getElementsByTagName('xhtml:link')].slice(0, 2);
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['fr-CA', 'https://a.example/fr/vendre'],
    ['en-CA', 'https://a.example/en/sell'],
  ]);
});

test('the index names the files with their dates', () => {
  const xml = parse(
    sitemapIndex([
      { loc: 'https://a.example/sitemap-fr-pages.xml', lastmod: null },
      { loc: 'https://a.example/sitemap-fr-listings.xml', lastmod: '2026-11-20T12:00:00.000Z' },
    ]),
  );
  expect(textsOf(xml, 'loc')).toHaveLength(2);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-20T12:00:00.000Z']);
});

test('markup in an address cannot break the file', async () => {
  const hostile = 'https://a.example/?a=1&b="><x>\u0000';
  const xml = await fileOf([
    url({ loc: hostile, images: [hostile], alternates: [{ hrefLang: 'fr-CA', href: hostile }] }),
  ]);
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(textsOf(xml, 'loc')).toEqual([hostile.replace('\u0000', '')]);
});

test('a file is sent before all its addresses arrive, and a failure breaks it off', async () => {
  const reader = sitemapFile(
    (async function* () {
      yield [url()];
      throw new Error('broken');
    })(),
  ).getReader();
  const decoder = new TextDecoder();
  expect(decoder.decode((await reader.read()).value)).toContain('<urlset');
  expect(decoder.decode((await reader.read()).value)).toContain('/fr/vendre');
  await expect(reader.read()).rejects.toThrow('broken');
});
