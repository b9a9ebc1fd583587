import { expect, test } from 'vitest';
import { crawlFaults } from './crawl-faults.ts';
import type { CrawledAddress, CrawledSite } from './crawl-site.ts';
import type { PageContent } from './read-page.ts';

const at = (path: string) => `http://a.test${path}`;

/** Returns a page in French with its links, in the sitemap unless `isListed` is false. */
function address(path: string, links: string[], more: Partial<PageContent> = {}): CrawledAddress {
  const page = { title: path, isIndexed: true, canonical: at(path), alternates: [], links: links.map(at), ...more };
  return { url: at(path), status: 200, location: null, page };
}
const other = (path: string, status: number, location: string | null = null): CrawledAddress => ({
  ...{ url: at(path), status, page: null },
  location: location === null ? null : at(location),
});
function siteOf(addresses: CrawledAddress[], listed: string[]): CrawledSite {
  return {
    addresses: new Map(addresses.map((each) => [each.url, each])),
    sitemap: new Map(listed.map((path) => [at(path), new Map()])),
    entrances: [at('/fr')],
  };
}
const faultsOf = (...given: Parameters<typeof siteOf>) =>
  Object.fromEntries(Object.entries(crawlFaults(siteOf(...given))).filter(([, faults]) => faults.length > 0));

test('a site whose pages are linked, listed and named once has no faults', () => {
  expect(faultsOf([address('/fr', ['/fr/vendre']), address('/fr/vendre', ['/fr'])], ['/fr', '/fr/vendre'])).toEqual({});
});

test('a link to a page that is not found is broken', () => {
  const broken = faultsOf([address('/fr', ['/fr/rien']), other('/fr/rien', 404)], ['/fr']);
  expect(broken).toEqual({ 'broken links': ['http://a.test/fr → http://a.test/fr/rien (404)'] });
});

test('one redirect is no chain, and two are', () => {
  const pages = [address('/fr', ['/fr/a', '/fr/b']), other('/fr/b', 301, '/fr')];
  expect(faultsOf([...pages, other('/fr/a', 301, '/fr')], ['/fr'])).toEqual({});
  expect(faultsOf([...pages, other('/fr/a', 301, '/fr/b')], ['/fr'])).toEqual({
    'redirect chains': ['http://a.test/fr/a → http://a.test/fr/b → http://a.test/fr'],
  });
});

test('two indexed pages with one title are a fault, unless one names the other as canonical', () => {
  const home = address('/fr', ['/fr/a']);
  const twin = { title: '/fr' };
  expect(Object.keys(faultsOf([home, address('/fr/a', [], twin)], ['/fr', '/fr/a']))).toEqual(['duplicate titles']);
  expect(faultsOf([home, address('/fr/a', [], { ...twin, canonical: at('/fr') })], ['/fr'])).toEqual({});
});

test('a page in the sitemap that no link reaches is an orphan', () => {
  const pages = [address('/fr', []), address('/fr/seule', ['/fr'])];
  expect(faultsOf(pages, ['/fr', '/fr/seule'])).toEqual({ 'orphan pages': [at('/fr/seule')] });
});

test('an indexed page must be in the sitemap, and one that is not indexed must not', () => {
  const pages = [address('/fr', ['/fr/a', '/fr/b']), address('/fr/a', []), address('/fr/b', [], { isIndexed: false })];
  expect(faultsOf(pages, ['/fr', '/fr/b'])).toEqual({
    'pages missing from the sitemap': [at('/fr/a')],
    'sitemap entries that are not indexed': [at('/fr/b')],
  });
});

test('the second page of a list need not be in the sitemap', () => {
  expect(faultsOf([address('/fr', ['/fr?page=2']), address('/fr?page=2', [])], ['/fr'])).toEqual({});
});

test('a page in another language must lead back', () => {
  const alternates = [
    { language: 'fr-CA', url: at('/fr') },
    { language: 'en-CA', url: at('/en') },
  ];
  const home = address('/fr', ['/en'], { alternates });
  const site = siteOf([home, address('/en', [], { alternates })], ['/fr', '/en']);
  const pairs = new Map(alternates.map(({ language, url }) => [language, url]));
  for (const path of ['/fr', '/en']) site.sitemap.set(at(path), pairs);
  expect(crawlFaults(site)['alternates that are not reciprocal']).toEqual([]);
  site.addresses.set(at('/en'), address('/en', [], { alternates: [] }));
  expect(crawlFaults(site)['alternates that are not reciprocal']).toEqual([
    'http://a.test/fr ↛ http://a.test/en',
    'http://a.test/en ↛ its sitemap',
  ]);
});
