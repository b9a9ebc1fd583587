import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { startTestServices } from '../page/test-services.ts';

const usual = { hasSearch: true, isCoreDown: false, listing: {} };
let service = usual;
let asked: string[] = [];

const listing = (uls: string, more: object = {}) => ({
  ...{ uls, type: 'Maison', address: '128, rue des Érables, Montréal', price: 450_000 },
  ...{ url: `/proprietes/maison-128-rue-des-erables-montreal-${uls}`, carousel_images: [], property_image: null },
  ...{ specs: { bed: '3', bath: '2.0', area: '1\u00a0240\u00a0pi²' }, badge: null, coords: [45.5, -73.6], ...more },
});

startTestServices((request, response) => {
  const url = new URL(request.url ?? '', 'http://service');
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname.startsWith('/api/swc/')) {
    asked.push(url.search);
    const propertiesListing = [listing('10000001', service.listing), listing('10000002', { badge: 'sold' })];
    return service.isCoreDown ? json(503, {}) : json(200, { data: { propertiesListing, total: 2 } });
  }
  const page = { content: {}, title: { fr: 'Propriétés' }, microsite_id: 'm-1', site_key: 'the-key-of-the-site' };
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => (body.includes('/proprietes') && !service.hasSearch ? json(404, {}) : json(200, page)));
});

let get: typeof import('./listing-feed.ts').get;
beforeAll(async () => {
  ({ get } = await import('./listing-feed.ts'));
});
beforeEach(() => {
  service = usual;
  asked = [];
});

const feed = (query = '') => {
  const request = new Request(`https://www.example.ca/fr/proprietes/rss.xml${query}`);
  return get({ request, url: new URL(request.url), isDocument: true, params: {}, context: contextOf() });
};

test('the feed holds the newest listings with their prices and absolute addresses, and may be cached', async () => {
  const response = await feed();
  const text = await response.text();
  expect(asked).toEqual(['?order_by=newest&page=1&limit=50']);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(text).toContain('<title>Maison, 128, rue des Érables, Montréal</title>');
  expect(text).toMatch(/<description>450\s000\s\$, 1\s240\spi²<\/description>/);
  expect(text).toMatch(/<link>https:[^<]+\/fr\/proprietes\/maison-[^<]+-10000001<\/link>/);
});

test('the feed of a search holds what its filters find, and names the search', async () => {
  const text = await (await feed('?mun=45072&type=condo&page=3&view=map&nonsense=1')).text();
  expect(asked).toEqual(['?mun=45072&type=condo&order_by=newest&page=1&limit=50']);
  expect(text).toMatch(/<link>https:[^<]+\/fr\/proprietes\?mun=45072&amp;type=condo<\/link>/);
  expect(text).toContain('/fr/proprietes/rss.xml?mun=45072&amp;type=condo"');
});

test('a sold listing has no price in the feed', async () => {
  const text = await (await feed()).text();
  const item = text.slice(text.lastIndexOf('<item>'));
  expect(item).toContain('10000002');
  expect(item).not.toContain('$');
});

test('what a source asks for stands in the description of its listing, and of no other', async () => {
  const badge = { text: 'Alimenté par REALTOR.ca', href: 'https://www.realtor.ca/1' };
  const attribution = { badge, brokerages: ['Agence Boréale', 'Ailleurs inc.'], disclaimer: 'Fiable, non garanti.' };
  service = { ...usual, listing: { attribution } };
  const [, first, second] = (await (await feed()).text()).split('<item>');
  expect(first).toMatch(
    /<description>[^<]+pi² — Agence Boréale, Ailleurs inc\. — Alimenté par REALTOR\.ca — Fiable, non garanti\.<\/description>/,
  );
  expect(second).not.toContain(' — ');
});

test('a site without a search has no feed, and while core does not answer readers are told to come back', async () => {
  service = { ...usual, hasSearch: false };
  expect((await feed()).status).toBe(404);
  service = { ...usual, isCoreDown: true };
  expect((await feed()).status).toBe(503);
});
