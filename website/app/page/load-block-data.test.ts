import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import '../block-framework/registry/every-block.server.ts';
import { setTestEnvironment } from './test-environment.ts';

/** A core of the wire that answers whatever the test says. */
let respond: (path: string, response: ServerResponse) => void;
const asked: string[] = [];
let headers: IncomingHttpHeaders = {};
const server = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  headers = request.headers;
  respond(url, response);
});

let loadBlockData: typeof import('./load-block-data.server.ts').loadBlockData;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const origin = `http://127.0.0.1:${port}`;
  setTestEnvironment({ CORE_URL: origin, CONTENT_URL: origin });
  ({ loadBlockData } = await import('./load-block-data.server.ts'));
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const block = (type: string): FinishedBlock => ({
  id: type,
  type,
  scheme: 'normal',
  isDark: false,
  hasFailed: false,
  data: null,
  params: {},
  fields: {},
});

let sites = 0;
/** Each call is for another site, as what the filters of one offer is remembered for a while. */
const fill = (query: string, ...types: string[]) =>
  loadBlockData(types.map(block), {
    url: new URL(`http://site.test/fr/proprietes${query}`),
    site: { micrositeId: `m-${++sites}`, siteKey: 'k' },
    locale: 'fr',
    requestId: 'r',
  });

const listing = { uls: '10000001', type: 'Condo', address: '1, rue A, Québec', price: 300_000, url: '/proprietes/a-1' };
const answers = (listings: unknown[]) => (path: string, response: ServerResponse) => {
  const data = path.includes('search-filters')
    ? {
        municipalities: [
          { MUN_CODE: '2', DESCRIPTION: 'Québec' },
          { MUN_CODE: '1', DESCRIPTION: 'Éboulements' },
        ],
        property_types: [{ code: 'condo', label: { fr: 'Condos', en: 'Condos' } }],
      }
    : { propertiesListing: listings, total: 51 };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
};

test('the search block gets the listings of the address and what the filters offer', async () => {
  respond = answers([{ ...listing, coords: [46.8, -71.2] }]);
  const [filled] = await fill('?mun=2&order_by=price_desc&page=2&bedrooms=x', 'search_properties_block');
  expect(asked.find((path) => path.includes('/properties?'))).toContain('mun=2&order_by=price-desc&page=2&limit=25');
  expect(filled).toMatchObject({
    hasFailed: false,
    data: {
      query: 'mun=2&order_by=price-desc&page=2',
      total: 51,
      listings: [{ uls: '10000001', price: '300\u00a0000\u00a0$', municipality: 'Québec' }],
      municipalities: { label: ['Éboulements', 'Québec'] },
    },
  });
});

test('a listing that cannot be read is left out alone', async () => {
  respond = answers([{ uls: 5 }, { ...listing, coords: [46.8, -71.2] }]);
  const [filled] = await fill('', 'search_properties_block');
  expect(filled).toMatchObject({ hasFailed: false, data: { listings: [{ uls: '10000001' }] } });
});

test('core that fails marks the blocks that need it, and no other', async () => {
  respond = (_, response) => response.writeHead(500).end('oops');
  const blocks = await fill('', 'search_properties_block', 'text_block_1', 'hero_search_block');
  expect(blocks.map(({ hasFailed }) => hasFailed)).toEqual([true, false, true]);
});

test('core that hangs is given up on', async () => {
  respond = () => undefined;
  const [filled] = await fill('', 'search_properties_block');
  expect(filled?.hasFailed).toBe(true);
});

test.each([
  ['', '/api/articles?language=fr&page=1&limit=6&order=desc&with_categories=1'],
  [
    '?categories=1,4&order=asc&page=2',
    '/api/articles?language=fr&page=2&limit=6&order=asc&categories=1%2C4&with_categories=1',
  ],
])(
  'the archive asks the content service for the articles of the address, with the key of the site: %s',
  async (query, address) => {
    respond = (_, response) => response.end(JSON.stringify({ articles: [], categories: [], total: 0 }));
    await fill(query, 'blog_posts_archive_block');
    expect(asked).toEqual([address]);
    expect(headers).toMatchObject({ 'x-site-api': 'k', 'content-language': 'fr' });
  },
);
