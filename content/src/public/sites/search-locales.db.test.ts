import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentFixture, startContent, startCoreDouble } from '../../../test/content-fixture.ts';

// Areas and indexed listings need a search page in their language, because only it leads to all of them.

const listing = {
  ...{ type: 'Maison', address: '1240, rue des Érables, Montréal', status: 'active', for_sale_for_rent: 'buy' },
  url: '/proprietes/maison-10000001',
  urls: { fr: '/proprietes/maison-10000001', en: '/properties/house-10000001' },
};
const area = {
  ...{ transaction: 'buy', municipality: { code: '66023', name: 'Montréal', slug: 'montreal' }, type: null, count: 0 },
  ...{ new_count: 0, prices: null, types: [], other_transaction_count: 0, municipalities: [] },
};
const areas = [{ transaction: 'buy', municipality: 'montreal', type: null, last_modified: '2026-11-20T12:00:00.000Z' }];

let content: ContentFixture;
let core: Awaited<ReturnType<typeof startCoreDouble>>;
beforeAll(async () => {
  core = await startCoreDouble((request, response) => {
    const path = request.url ?? '';
    const data = path.includes('/property/') ? listing : path.includes('/areas') ? { areas } : area;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  content = await startContent('content_search_locales', core.url);
  await content.importSite('1');
  await content.importSite('2');
});
afterAll(async () => {
  await content.stop();
  await core.stop();
});

/** Returns what the website and search engines receive about the search, listings and areas of a site. */
async function seen(siteId: string) {
  const home = await content.page(siteId, '/fr');
  const { seo } = (await content.page(siteId, '/fr/proprietes/maison-10000001')).body;
  const areaPage = await content.page(siteId, '/fr/a-vendre/montreal');
  const headers = { 'x-site-api': `site-key-of-site-${siteId}` };
  const sitemap = await (await content.call('/api/sitemap-entries?kind=areas&language=fr', { headers })).json();
  return {
    searchLocales: home.body.search_locales,
    hidden: ['fr', 'en'].filter((locale) => seo[locale].robots_index_rule === 'noindex'),
    areaStatus: areaPage.status,
    areaPaths: areaPage.body?.alternate_paths?.map(({ path }: { path: string }) => path) ?? null,
    sitemap: sitemap.entries.map(({ paths }: { paths: unknown }) => paths),
  };
}

const without = { searchLocales: [], hidden: ['fr', 'en'], areaStatus: 404, areaPaths: null, sitemap: [] };
const fr = '/fr/a-vendre/montreal';
const inFrench = {
  ...{ searchLocales: ['fr'], hidden: ['en'], areaStatus: 200, areaPaths: [fr] },
  sitemap: [{ fr }],
};

test('a site has areas and indexed listings in the languages of its search page, while visitors may open it, and no other site has', async () => {
  expect(await seen('1')).toEqual(without);
  const id = await content.publishSearch('1', { inEnglish: false });
  await expect.poll(() => seen('1')).toEqual(inFrench);
  expect(await seen('2')).toEqual(without);
  const english = { title: 'Properties', path: '/en/properties', _status: 'published' as const };
  await content.payload.update({ collection: 'pages', id, locale: 'en', data: english });
  const en = '/en/for-sale/montreal';
  const inBoth = { ...inFrench, searchLocales: ['fr', 'en'], hidden: [], areaPaths: [fr, en], sitemap: [{ fr, en }] };
  await expect.poll(() => seen('1')).toEqual(inBoth);
  for (const hidden of [{ access: 'restricted' }, { redirect: { status: '301', location: '/fr/contact' } }] as const) {
    await content.payload.update({ collection: 'pages', id, locale: 'fr', data: hidden });
    await expect.poll(() => seen('1')).toEqual(without);
    const shown = { access: 'public', redirect: { status: null, location: null } } as const;
    await content.payload.update({ collection: 'pages', id, locale: 'fr', data: shown });
    await expect.poll(() => seen('1')).toEqual(inBoth);
  }
  await content.payload.update({ collection: 'pages', id, locale: 'fr', data: { _status: 'draft' } });
  await expect.poll(() => seen('1')).toEqual(without);
});

test('every page of a site is announced as changed when the site gets a search page', async () => {
  const { body } = await content.call('/api/changes');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '2' } } });
  const id = await content.publishSearch('2');
  const announced: string[] = [];
  const tags = async () => {
    announced.push(...((await reader?.read())?.value ?? '').replace('data: ', '').trim().split(','));
    return announced;
  };
  await expect.poll(tags).toContain(`site-${docs[0]?.id}`);
  expect((await content.page('2', '/fr')).headers.get('cache-tag')?.split(',')).toContain(`path-${id}`);
  await reader?.cancel();
});
