import { sitemapFileSize, sitemapPageSize } from '@vitrine/contract/sitemap.ts';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { wholeAnswer } from '../answer.ts';
import { startTestServices } from '../page/test-services.ts';
import type { Route } from './route.ts';

/** Data of the services, the path whose requests fail, and the status and search of the home page. */
const usual = { listings: 3, version: 'v-1', failing: '', homeStatus: 200, searchLocales: ['fr', 'en'] };
let service = usual;
let asked: string[] = [];

const pages = [
  { paths: { fr: '/fr', en: '/en' }, last_modified: '2026-11-20T12:00:00.000Z', pictures: ['/resources/a.webp'] },
  { paths: { fr: '/fr/vendre' }, last_modified: null, pictures: [] },
];
const listing = (key: number) => ({
  paths: { fr: `/proprietes/maison-${key}`, en: `/properties/house-${key}` },
  last_modified: '2026-11-21T12:00:00.000Z',
  pictures: ['/resources/b.webp', 'https://photos.example/c.jpg'],
});

function answerOf(url: URL): unknown {
  const { pathname, searchParams } = url;
  const name = pathname.split('/').at(-1);
  if (pathname.startsWith('/api/page')) {
    const search_locales = service.searchLocales;
    return { content: {}, microsite_id: 'm-1', site_key: 'the-key-of-the-site', search_locales };
  }
  if (pathname.startsWith('/api/swc/m-1/')) {
    const after = Number(searchParams.get('after') ?? 0);
    const last = Math.min(after + sitemapPageSize, service.listings);
    const entries = Array.from({ length: last - after }, (_, index) => listing(after + index + 1));
    const count = Math.ceil(service.listings / sitemapFileSize);
    const files = Array.from({ length: count }, (_, index) => ({
      ...{ after: index === 0 ? null : String(index * sitemapFileSize), version: service.version },
      last_modified: '2026-11-21T12:00:00.000Z',
    }));
    const data =
      name === 'sitemap-files' ? { files } : { entries, next: last < service.listings ? String(last) : null };
    return { data };
  }
  const isPages = searchParams.get('kind') === 'pages';
  if (name === 'sitemap-files')
    return { files: isPages ? [{ after: null, last_modified: null, version: service.version }] : [] };
  return { entries: isPages ? pages : [], next: null };
}

startTestServices((request, response) => {
  const url = new URL(request.url ?? '', 'http://service');
  asked.push(url.pathname + url.search);
  const fails = service.failing !== '' && (url.pathname + url.search).includes(service.failing);
  const status = fails ? 500 : url.pathname.startsWith('/api/page') ? service.homeStatus : 200;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? answerOf(url) : {}));
});

let findRoute: (path: string) => { route: Route; params: Record<string, string> };
beforeAll(async () => {
  process.env.ASSETS_URL = 'https://assets.example';
  ({ findRoute } = await import('./find-route.ts'));
});
beforeEach(() => {
  service = usual;
  asked = [];
});

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
  const request = new Request(`https://www.rivage.example${path}`, { headers });
  const url = new URL(request.url);
  const { route, params } = findRoute(url.pathname);
  expect.assert(route.get);
  const context = { ...contextOf(), origin: url.origin };
  return wholeAnswer(await route.get({ request, url, isDocument: true, params, context })).response;
};
const locsOf = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
const site = 'https://rivage.example';

test('robots.txt names the index of the site’s sitemaps', async () => {
  expect(await (await get('/robots.txt')).text()).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

test('the index names a file for each language and kind that has addresses', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(locsOf(await response.text())).toEqual([
    `${site}/sitemap-fr-pages.xml`,
    `${site}/sitemap-fr-listings.xml`,
    `${site}/sitemap-en-pages.xml`,
    `${site}/sitemap-en-listings.xml`,
  ]);
});

test('every file that the index names is served', async () => {
  service = { ...usual, listings: sitemapFileSize + 2 };
  const locs = locsOf(await (await get('/sitemap.xml')).text());
  expect(locs).toContain(`${site}/sitemap-en-listings-${sitemapFileSize}.xml`);
  const counts = [];
  for (const loc of locs) counts.push(locsOf(await (await get(new URL(loc ?? '').pathname)).text()).length);
  expect(counts).toEqual([2, sitemapFileSize, 2, 1, sitemapFileSize, 2]);
});

test('a file lists the canonical addresses of its language, with their languages and pictures', async () => {
  const text = await (await get('/sitemap-en-listings.xml')).text();
  expect(locsOf(text)[0]).toBe(`${site}/en/properties/house-1`);
  expect(text).toContain(`hreflang="fr-CA" href="${site}/fr/proprietes/maison-1"`);
  expect(text).toContain(`hreflang="x-default" href="${site}/fr/proprietes/maison-1"`);
  expect(text).toContain('<image:loc>https://assets.example/resources/b.webp</image:loc>');
  expect(text).toContain('<image:loc>https://photos.example/c.jpg</image:loc>');
});

test('a page in one language is in the files of that language alone', async () => {
  expect(locsOf(await (await get('/sitemap-fr-pages.xml')).text())).toEqual([`${site}/fr`, `${site}/fr/vendre`]);
  expect(locsOf(await (await get('/sitemap-en-pages.xml')).text())).toEqual([`${site}/en`]);
});

test.each(['/sitemap.xml', '/sitemap-fr-listings.xml'])('%s is not sent again until it changes', async (path) => {
  const etag = (await get(path)).headers.get('etag') ?? '';
  const again = await get(path, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  service = path === '/sitemap.xml' ? { ...usual, listings: 0 } : { ...usual, version: 'v-2' };
  expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
});

test('a file that the client has costs no entries', async () => {
  const etag = (await get('/sitemap-fr-listings.xml')).headers.get('etag') ?? '';
  asked = [];
  await get('/sitemap-fr-listings.xml', { 'if-none-match': etag });
  expect(asked.filter((path) => path.includes('sitemap-entries'))).toEqual([]);
});

test.each([
  '/sitemap-fr-offers.xml',
  '/sitemap-de-pages.xml',
  '/sitemap-fr.xml',
  '/sitemap-fr-listings-7.xml',
  '/sitemap-fr-articles.xml',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['sitemap-files', 'sitemap-entries'])(
  'while a service fails at %s, crawlers are told to come back',
  async (failing) => {
    service = { ...usual, failing: `m-1/${failing}` };
    const path = failing === 'sitemap-files' ? '/sitemap.xml' : '/sitemap-fr-listings.xml';
    expect((await get(path)).status).toBe(503);
  },
);

test('a site lists listings in the languages of its search alone', async () => {
  service = { ...usual, searchLocales: ['en'] };
  expect(locsOf(await (await get('/sitemap.xml')).text())).toEqual([
    `${site}/sitemap-fr-pages.xml`,
    `${site}/sitemap-en-pages.xml`,
    `${site}/sitemap-en-listings.xml`,
  ]);
  expect((await get('/sitemap-fr-listings.xml')).status).toBe(404);
});

test('while it is not known whether a site has a search there is no sitemap, which would lack the listings', async () => {
  service = { ...usual, homeStatus: 500 };
  expect([(await get('/sitemap.xml')).status, (await get('/sitemap-fr-listings.xml')).status]).toEqual([503, 503]);
});

test('a file breaks off when its entries cannot be read to the end, so that no crawler takes it for whole', async () => {
  service = { ...usual, listings: sitemapPageSize + 1, failing: `after=${sitemapPageSize}` };
  await expect((await get('/sitemap-fr-listings.xml')).text()).rejects.toThrow('breaks off');
});

test('a site that is not in production has no sitemap, and names none', async () => {
  vi.resetModules();
  process.env.PRODUCTION = 'false';
  onTestFinished(() => void delete process.env.PRODUCTION);
  const usualRoute = findRoute;
  ({ findRoute } = await import('./find-route.ts'));
  onTestFinished(() => {
    findRoute = usualRoute;
  });
  expect(await (await get('/robots.txt')).text()).not.toContain('Sitemap');
  expect([(await get('/sitemap.xml')).status, (await get('/sitemap-fr-pages.xml')).status]).toEqual([404, 404]);
});
