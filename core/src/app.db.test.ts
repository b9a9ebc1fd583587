import { municipalitiesAnswer } from '@vitrine/contract/core/municipalities.ts';
import { problem } from '@vitrine/contract/core/problem.ts';
import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCoreDatabase, site, siteKey, startCore } from '../test/core-fixture.ts';
import { listingOf } from '../test/listing-fixture.ts';
import { importListings } from './listings/import-listings.ts';
import { upsertCoreSite } from './sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_app');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  await importListings(databaseUrl, [
    listingOf(),
    listingOf({ ListingKey: '10000002', MunicipalityCode: '36033', City: 'Shawinigan', MicrositeIds: ['m-2'] }),
    listingOf({ ListingKey: '10000003', MunicipalityCode: '23027', City: 'Québec', StandardStatus: 'Closed' }),
    listingOf({ ListingKey: '10000004', MunicipalityCode: '70022', City: 'Éastman' }),
  ]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const protectedPaths = [
  'properties',
  'search-filters',
  'property/10000001',
  'property/10000001/tooltip',
  'captcha/challenge',
];

test.each(protectedPaths)('%s needs the key of its own site', async (path) => {
  const call = (microsite: string, headers: Record<string, string>) =>
    core.app.request(`/api/swc/${microsite}/${path}`, { headers });
  expect((await call('m-1', {})).status).toBe(401);
  expect((await call('m-1', { 'x-site-key': 'wrong' })).status).toBe(401);
  expect((await call('m-2', { 'x-site-key': siteKey })).status).toBe(401);
  expect((await call('m-9', { 'x-site-key': siteKey })).status).toBe(404);
  expect((await call('%00', { 'x-site-key': siteKey })).status).toBe(404);
  expect((await call('m-1', { 'x-site-key': siteKey })).status).toBe(200);
});

test('a contact call needs the key before its body is read', async () => {
  const answer = await core.app.request('/api/swc/m-1/contact', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(401);
});

test('the filters offer the municipalities in which the site has active listings, by name', async () => {
  const { data } = searchFiltersAnswer.parse(await (await core.get('search-filters')).json());
  expect(data.municipalities).toEqual([
    { MUN_CODE: '70022', DESCRIPTION: 'Éastman', listings_count: 1, rentals_count: 0 },
    { MUN_CODE: '66023', DESCRIPTION: 'Montréal', listings_count: 1, rentals_count: 0 },
  ]);
  expect(data.property_types.map(({ code, listings_count }) => [code, listings_count])).toEqual([
    ['maison', 2],
    ['condo', 0],
    ['prop', 0],
    ['ferme', 0],
    ['chalet', 0],
    ['terrain', 0],
    ['comm', 0],
  ]);
});

test('the municipalities need no key and are all there', async () => {
  const answer = await core.app.request('/api/swc/municipalities');
  const { data } = municipalitiesAnswer.parse(await answer.json());
  expect(data.municipalities.map(({ DESCRIPTION }) => DESCRIPTION)).toEqual([
    'Éastman',
    'Montréal',
    'Québec',
    'Shawinigan',
  ]);
});

test.each(['/', '/api/swc', '/api/swc/m-1', '/api/swc/m-1/nothing', '/api/swc/m-1/contact'])(
  'an unknown address %s is a 404 problem',
  async (path) => {
    const answer = await core.app.request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(problem.parse(await answer.json()).type).toBe('/docs#problem-unknown-route');
  },
);

test('a problem is in the language of the call and carries the id of the call', async () => {
  const headers = { 'content-language': 'en', 'x-request-id': 'call-7' };
  const answer = await core.app.request('/api/swc/m-1/properties', { headers });
  expect(answer.headers.get('x-request-id')).toBe('call-7');
  expect(answer.headers.get('content-language')).toBe('en');
  expect(await answer.json()).toMatchObject({ title: 'Unauthorized', request_id: 'call-7' });
});

test('a request id that could forge a log line is replaced', async () => {
  const answer = await core.get('search-filters', { 'x-request-id': 'a b"c' });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the API describes itself, every route with its answers', async () => {
  const document = await (await core.app.request('/openapi.json')).json();
  expect(Object.keys(document.paths).sort()).toEqual([
    '/api/photos/{name}',
    '/api/swc/municipalities',
    '/api/swc/{microsite_id}/alerts/{token}',
    '/api/swc/{microsite_id}/area',
    '/api/swc/{microsite_id}/area-market',
    '/api/swc/{microsite_id}/areas',
    '/api/swc/{microsite_id}/captcha/challenge',
    '/api/swc/{microsite_id}/contact',
    '/api/swc/{microsite_id}/figures',
    '/api/swc/{microsite_id}/listing-changes',
    '/api/swc/{microsite_id}/listing-events',
    '/api/swc/{microsite_id}/listing-states',
    '/api/swc/{microsite_id}/located-listings',
    '/api/swc/{microsite_id}/picture-hosts',
    '/api/swc/{microsite_id}/privacy-facts',
    '/api/swc/{microsite_id}/properties',
    '/api/swc/{microsite_id}/property/{uls}',
    '/api/swc/{microsite_id}/property/{uls}/tooltip',
    '/api/swc/{microsite_id}/search-filters',
    '/api/swc/{microsite_id}/seller-reports/{token}',
    '/api/swc/{microsite_id}/sitemap-entries',
    '/api/swc/{microsite_id}/sitemap-files',
  ]);
});

test('the reference page names every route and problem and loads nothing from elsewhere', async () => {
  const answer = await core.app.request('/docs');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  for (const text of ['/api/swc/{microsite_id}/properties', 'price_min', 'id="problem-captcha-failed"']) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/<script|src=|https?:\/\/(?!json-schema)/);
});

test('what a CRM is told of a lead is described with the calls', async () => {
  const { webhooks } = await (await core.app.request('/openapi.json')).json();
  const { schema } = webhooks.lead.post.requestBody.content['application/json'];
  expect(Object.keys(schema.properties)).toEqual(['version', 'type', 'timestamp', 'data']);
  expect(await (await core.app.request('/docs')).text()).toContain('webhook-signature');
});

test('it is alive, and ready once it has loaded the listings', async () => {
  expect((await core.app.request('/healthz')).status).toBe(200);
  await core.get('properties?format=count');
  expect((await core.app.request('/readyz')).status).toBe(200);
});

test.each([
  ['no key', {}, 'X-Site-Key'],
  ['the key of another site', { 'x-site-key': 'wrong' }, 'the key of this site'],
])('a call with %s is logged as refused, with what it lacked', async (_, headers, missing) => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const logged = startCore(databaseUrl, { logger });
  onTestFinished(() => logged.close());
  const { status } = await logged.app.request('/api/swc/m-1/properties', { headers });
  expect(status).toBe(401);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ status: 401, missing, msg: 'A call was refused' }]);
});
