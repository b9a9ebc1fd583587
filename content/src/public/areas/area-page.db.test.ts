import type { Area, ListedArea } from '@vitrine/contract/core/area.ts';
import { sitemapEntries } from '@vitrine/contract/sitemap.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type ContentFixture, startContent, startCoreDouble } from '../../../test/content-fixture.ts';
import { coreClient } from '../core/core-client.ts';
import { findSitemapEntries, findSitemapFiles } from '../sitemap/find-sitemap.ts';
import { siteDirectory } from '../sites/find-site.ts';

const montreal = { code: '66023', name: 'Montréal', slug: 'montreal' };
const usual: Area = {
  transaction: 'buy',
  municipality: montreal,
  type: 'condo',
  count: 12,
  new_count: 2,
  prices: { median: 549_000, lowest: 189_000, highest: 900_000 },
  types: [
    { type: 'condo', count: 12 },
    { type: 'maison', count: 4 },
  ],
  other_transaction_count: 5,
  borough: null,
  boroughs: [],
  municipality_count: null,
  municipalities: [{ code: '65005', name: 'Laval', slug: 'laval', count: 7 }],
};
const listed: ListedArea[] = [
  { transaction: 'buy', municipality: null, borough: null, type: null, last_modified: '2026-11-21T12:00:00.000Z' },
  {
    transaction: 'buy',
    municipality: 'montreal',
    borough: null,
    type: 'condo',
    last_modified: '2026-11-20T12:00:00.000Z',
  },
];

/** The answer of core; null for an unknown municipality, 'down' for an error. */
let area: Area | null | 'down' = usual;
let asked: string[] = [];
let content: ContentFixture;
let core: Awaited<ReturnType<typeof startCoreDouble>>;

beforeAll(async () => {
  core = await startCoreDouble((request, response) => {
    const path = request.url?.replace('/api/swc/m-1/', '') ?? '';
    asked.push(path);
    const data = path.startsWith('areas') ? { areas: listed } : path.startsWith('area') ? area : listings;
    const status = area === 'down' ? 503 : data === null ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  content = await startContent('content_areas', core.url);
  await content.importSite('1');
  await content.publishSearch('1');
});
afterAll(async () => {
  await content.stop();
  await core.stop();
});
beforeEach(() => {
  area = usual;
  asked = [];
});

const listings = { propertiesListing: [], total: 12 };
/** Each test asks for a path of its own, because pages are cached. */
const pageAt = (path: string) => content.page('1', path);
const typesOf = (page: Awaited<ReturnType<typeof pageAt>>) =>
  page.body.content.fields.map(({ block_type }: { block_type: string }) => block_type);

/** Publishes a page until the test ends. */
async function publish(fr: string, en: string) {
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  const data = { title: 'Ma page', access: 'public' as const, _status: 'published' as const };
  const site = Number(docs[0]?.id);
  const page = await content.payload.create({ collection: 'pages', locale: 'fr', data: { ...data, site, path: fr } });
  await content.payload.update({ collection: 'pages', id: page.id, locale: 'en', data: { ...data, path: en } });
  onTestFinished(async () => {
    await content.payload.delete({ collection: 'pages', id: page.id });
  });
}

test('the page of an area has its portrait, its newest listings and its neighbours, in both languages', async () => {
  const page = await pageAt('/fr/a-vendre/montreal/condos');
  expect(page.status).toBe(200);
  expect(typesOf(page)).toEqual(['area_block', 'properties_block', 'area_links_block']);
  expect(page.body.title).toEqual({ fr: 'Condos à vendre à Montréal', en: 'Condos for sale in Montréal' });
  expect(page.body.alternate_paths).toEqual([
    { locale: 'fr', path: '/fr/a-vendre/montreal/condos' },
    { locale: 'en', path: '/en/for-sale/montreal/condos' },
  ]);
  expect(page.body.seo.fr.robots_index_rule).toBeUndefined();
  expect(page.body.seo.fr.global.og_description).toMatch(/^12\scondos sont à vendre à Montréal\. La moitié/);
  expect(asked).toContain('area?transaction=buy&municipality=montreal&type=condo');
  expect(asked).toContain('properties?mun=66023&type=condo&forSaleForRent=buy&limit=12&page=1');
});

test('its links lead to the search with the same filters, to its other type and transaction, and to its neighbours', async () => {
  const { body } = await pageAt('/en/for-sale/montreal/condos');
  const written = JSON.stringify(body.content.fields);
  for (const path of [
    '/en/properties?mun=66023&type=condo&forSaleForRent=buy',
    '/en/for-sale/montreal/houses',
    '/en/for-rent/montreal/condos',
    '/en/for-sale/laval/condos',
    '/en/for-sale/montreal',
    '/en/for-sale',
  ]) {
    expect(written).toContain(`"${path}"`);
  }
});

test('the page of a borough leads up to its municipality and to its neighbours, and shows its own listings', async () => {
  area = {
    ...usual,
    borough: { code: '66023_verdun', name: 'Verdun', slug: 'verdun' },
    municipalities: [],
    boroughs: [{ code: '66023_lasalle', name: 'LaSalle', slug: 'lasalle', count: 4 }],
    municipality_count: 40,
  };
  const page = await pageAt('/fr/a-vendre/montreal/verdun/condos');
  expect(page.body.title.fr).toBe('Condos à vendre à Verdun (Montréal)');
  expect(page.body.alternate_paths).toEqual([
    { locale: 'fr', path: '/fr/a-vendre/montreal/verdun/condos' },
    { locale: 'en', path: '/en/for-sale/montreal/verdun/condos' },
  ]);
  expect(page.body.seo.fr.robots_index_rule).toBeUndefined();
  expect(asked).toContain('area?transaction=buy&municipality=montreal&borough=verdun&type=condo');
  expect(asked).toContain('properties?mun=66023_verdun&type=condo&forSaleForRent=buy&limit=12&page=1');
  const [portrait, , links] = page.body.content.fields;
  expect(JSON.stringify(portrait.fields.breadcrumbs_repeater)).toMatch(
    /"\/fr\/a-vendre\/montreal".*"\/fr\/a-vendre\/montreal\/verdun"/,
  );
  const written = JSON.stringify(links);
  expect(written).toContain('Condos à vendre dans les autres arrondissements');
  for (const path of [
    '/fr/a-vendre/montreal/lasalle/condos',
    '/fr/a-vendre/montreal/condos',
    '/fr/a-vendre/montreal/verdun',
    '/fr/a-louer/montreal/verdun/condos',
  ])
    expect(written).toContain(`"${path}"`);
});

test('the page of a municipality leads to its boroughs, and one of a borough with all its listings is not indexed', async () => {
  const boroughs = [{ code: '66023_verdun', name: 'Verdun', slug: 'verdun', count: 12 }];
  area = { ...usual, boroughs };
  const { body } = await pageAt('/en/for-sale/montreal/lots');
  expect(JSON.stringify(body.content.fields)).toContain('Condos for sale by borough');
  expect(JSON.stringify(body.content.fields)).toContain('"/en/for-sale/montreal/verdun/condos"');
  area = {
    ...usual,
    borough: { code: '66023_verdun', name: 'Verdun', slug: 'verdun' },
    boroughs: [],
    municipality_count: usual.count,
  };
  expect((await pageAt('/en/for-sale/montreal/verdun/lots')).body.seo.en.robots_index_rule).toBe('noindex, follow');
});

test('the page of an area is cached by the listings of its site', async () => {
  const { headers } = await pageAt('/fr/a-vendre/montreal/condos');
  expect(headers.get('cache-tag')).toContain('listings-m-1');
});

test('an unknown municipality is not found', async () => {
  area = null;
  expect((await pageAt('/fr/a-vendre/atlantide')).status).toBe(404);
});

test.each([
  ['no listing', { count: 0, prices: null, types: [] }, '/fr/a-vendre/vide/condos', ['area_block', 'area_links_block']],
  [
    'two listings',
    { count: 2, prices: null },
    '/fr/a-vendre/deux/condos',
    ['area_block', 'properties_block', 'area_links_block'],
  ],
  [
    'one type',
    { type: null, types: [{ type: 'condo', count: 12 }] },
    '/fr/a-vendre/un-type',
    ['area_block', 'properties_block', 'area_links_block'],
  ],
] satisfies [string, Partial<Area>, string, string[]][])(
  'an area with %s is not indexed, though its links are followed',
  async (_, given, path, types) => {
    area = { ...usual, ...given };
    const page = await pageAt(path);
    expect([page.status, page.body.seo.fr.robots_index_rule]).toEqual([200, 'noindex, follow']);
    expect(typesOf(page)).toEqual(types);
  },
);

test('the page of all areas lists the municipalities by region', async () => {
  area = { ...usual, municipality: null, borough: null, type: null, new_count: null, prices: null };
  const { body } = await pageAt('/fr/a-vendre');
  expect(body.title.fr).toBe('Propriétés à vendre par municipalité');
  const [portrait, links] = body.content.fields;
  expect(portrait.fields.shares_title.content.fr).toBe('Le plus grand choix');
  expect(portrait.fields.shares_repeater).toMatchObject([
    { fields: { main_title: { content: { fr: 'Laval' } }, count: 7 } },
  ]);
  expect(links.fields.groups_repeater).toMatchObject([
    { fields: { main_title: { content: { fr: 'Laval' } }, links_repeater: [{ fields: { count: 7 } }] } },
  ]);
});

test('a page of the staff replaces that of an area, and leaves the sitemap of areas and their alternates', async () => {
  await publish('/fr/a-vendre/montreal/condos', '/en/montreal-condos');
  const replaced = async () => (await pageAt('/fr/a-vendre/montreal/condos')).body.title.fr;
  await expect.poll(replaced).toBe('Ma page');
  area = { ...usual, count: 13 };
  const alternates = async () => (await pageAt('/en/for-sale/montreal/condos')).body.alternate_paths;
  await expect.poll(alternates).toEqual([{ locale: 'en', path: '/en/for-sale/montreal/condos' }]);
  const pathsIn = async (language: string) => {
    const answer = await content.call(`/api/sitemap-entries?kind=areas&language=${language}`, {
      headers: { 'x-site-api': 'site-key-of-site-1' },
    });
    return sitemapEntries.parse(await answer.json()).entries.map(({ paths }) => paths);
  };
  const root = { fr: '/fr/a-vendre', en: '/en/for-sale' };
  expect(await pathsIn('fr')).toEqual([root]);
  expect(await pathsIn('en')).toEqual([root, { en: '/en/for-sale/montreal/condos' }]);
});

test('a redirect of the staff replaces the page of an area', async () => {
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  const source = '/fr/a-vendre/montreal/chalets';
  const status = async () => (await pageAt(source)).status;
  expect(await status()).toBe(200);
  const { id } = await content.payload.create({
    collection: 'redirects',
    data: { site: Number(docs[0]?.id), source, target_address: '/fr/vendre', status: '301' },
  });
  onTestFinished(async () => {
    await content.payload.delete({ collection: 'redirects', id });
  });
  await expect.poll(status).toBe(301);
});

test('the areas are in the sitemap with the date of the last change of their listings', async () => {
  const site = await siteDirectory(content.payload, () => 0).byId('1');
  expect.assert(site);
  const stores = { payload: content.payload, core: coreClient(core.url) };
  const query = { kind: 'areas', language: 'fr' } as const;
  const { files } = await findSitemapFiles(stores, site, query, 1);
  expect(files.map(({ after, last_modified }) => [after, last_modified])).toEqual([
    [null, '2026-11-21T12:00:00.000Z'],
    ['1', '2026-11-20T12:00:00.000Z'],
  ]);
  expect((await findSitemapEntries(stores, site, { ...query, after: '1' }, 1)).entries).toEqual([
    {
      paths: { fr: '/fr/a-vendre/montreal/condos', en: '/en/for-sale/montreal/condos' },
      last_modified: '2026-11-20T12:00:00.000Z',
      pictures: [],
    },
  ]);
});

test('while core is away the page says so and is not indexed, and the sitemap is unavailable', async () => {
  area = 'down';
  const page = await pageAt('/fr/a-vendre/sans-core/condos');
  expect([page.status, page.body.seo.fr.robots_index_rule]).toEqual([200, 'noindex']);
  expect(page.body.content.fields[0].block_params.core_data).toEqual({ failed: true });
  const answer = await content.call('/api/sitemap-files?kind=areas&language=fr', {
    headers: { 'x-site-api': 'site-key-of-site-1' },
  });
  expect(answer.status).toBe(503);
});
