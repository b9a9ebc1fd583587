import type { Area, AreaMarket } from '@vitrine/contract/core/area.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type ContentFixture, startContent, startCoreDouble } from '../../../test/content-fixture.ts';

const montreal = { code: '66023', name: 'Montréal', slug: 'montreal' };
const verdun = { code: '66023_verdun', name: 'Verdun', slug: 'verdun' };
const months = (...counts: number[]): AreaMarket['months'] =>
  counts.map((count, index) => ({ month: new Date(Date.UTC(2025, 10 + index)).toISOString().slice(0, 7), count }));
const usual: AreaMarket = {
  transaction: 'buy',
  municipality: montreal,
  borough: verdun,
  count: 54,
  new_count: 9,
  median: 524_000,
  types: [
    { type: 'condo', count: 40, median: 459_000 },
    { type: 'maison', count: 10, median: 918_000 },
    { type: 'prop', count: 4, median: null },
  ],
  months: months(50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 54),
};
const area: Area = {
  ...{ transaction: 'buy', municipality: montreal, borough: verdun, type: null, count: 54, new_count: 9 },
  ...{ prices: null, types: [{ type: 'condo', count: 54 }], other_transaction_count: 0, municipalities: [] },
  ...{ boroughs: [], municipality_count: 90 },
};

let market: AreaMarket | 'down' = usual;
let asked: string[] = [];
let content: ContentFixture;
let core: Awaited<ReturnType<typeof startCoreDouble>>;
let site: number;

beforeAll(async () => {
  core = await startCoreDouble((request, response) => {
    const path = request.url?.replace('/api/swc/m-1/', '') ?? '';
    asked.push(path);
    const listings = { propertiesListing: [], total: 0 };
    const data = path.startsWith('area-market') ? market : path.startsWith('area') ? area : listings;
    const status = data === 'down' ? 503 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  content = await startContent('content_area_guide', core.url);
  await content.importSite('1');
  await content.publishSearch('1');
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  site = Number(docs[0]?.id);
});
afterAll(async () => {
  await content.stop();
  await core.stop();
});
beforeEach(() => {
  market = usual;
  asked = [];
});

const marketBlock = (params: object = {}, query: object = { place: verdun.code }) => ({
  blockType: 'area_market_block',
  params: { core_data: { source: 'area', query }, ...params },
});

let number = 0;
/** Publishes a page with blocks until the test ends, and returns its French path. */
async function publish(blocks: object[], more: object = {}): Promise<string> {
  number += 1;
  const own = { site, access: 'public' as const, _status: 'published' as const, blocks, ...more };
  const paths = { fr: `/fr/guide-${number}`, en: `/en/guide-${number}` };
  const { id } = await content.payload.create({
    collection: 'pages',
    locale: 'fr',
    data: { ...own, title: 'Vivre à Verdun', path: paths.fr },
  });
  const english = { title: 'Living in Verdun', path: paths.en, _status: own._status };
  await content.payload.update({ collection: 'pages', id, locale: 'en', data: english });
  onTestFinished(async () => {
    await content.payload.delete({ collection: 'pages', id });
  });
  return paths.fr;
}

// biome-ignore lint/suspicious/noExplicitAny: the body is JSON of the wire
const fieldsOf = async (path: string): Promise<any> => (await content.page('1', path)).body.content.fields[0].fields;
const wordsOf = async (path: string) => JSON.stringify(await fieldsOf(path)).replaceAll(/[\u00a0\u202f]/g, ' ');

test('a market block is filled with the figures of its place by one call', async () => {
  const fields = await fieldsOf(await publish([marketBlock()]));
  expect(asked.filter((path) => path.startsWith('area'))).toEqual(['area-market?transaction=buy&place=66023_verdun']);
  const figures = JSON.stringify(fields.figures_repeater).replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const words of ['"54"', '524 000 $', '$524,000', '"9"', '+8 %', 'en un an', 'in a year']) {
    expect(figures).toContain(words);
  }
});

test('the charts show each type, the medians that there are, and the months; types and the link lead to the listings', async () => {
  const { charts_repeater, links_repeater } = await fieldsOf(await publish([marketBlock()]));
  const [types, prices, ofMonths] = charts_repeater;
  const shares = ({ fields }: { fields: { bars_repeater: { fields: { share: number } }[] } }) =>
    fields.bars_repeater.map((bar) => bar.fields.share);
  expect(shares(types)).toEqual([1, 0.25, 0.1]);
  expect(shares(prices)).toEqual([0.5, 1]);
  expect(shares(ofMonths)).toHaveLength(13);
  expect(types.fields.bars_repeater[0].fields.link.url.fr).toBe('/fr/a-vendre/montreal/verdun/condos');
  expect(links_repeater[0].fields.link.url).toEqual({
    fr: '/fr/a-vendre/montreal/verdun',
    en: '/en/for-sale/montreal/verdun',
  });
});

test('a history of less than a year says since when, and one of less than three months is left out', async () => {
  market = { ...usual, months: months(50, 52, 54) };
  const short = await wordsOf(await publish([marketBlock()]));
  expect(short).toContain('depuis novembre 2025');
  expect(short).toContain('The site has known this number since November 2025.');
  market = { ...usual, months: months(50, 54) };
  const none = await wordsOf(await publish([marketBlock()]));
  expect(none).not.toContain('2025');
  expect(none).not.toContain('%');
});

test('with few listings there is no change in percent, and no price', async () => {
  market = {
    ...usual,
    count: 3,
    median: null,
    types: [{ type: 'condo', count: 3, median: null }],
    months: months(4, 2, 3),
  };
  const words = await wordsOf(await publish([marketBlock()]));
  expect(words).not.toMatch(/%|\$/);
});

test('a block whose core does not answer says so, and one without a place asks nothing', async () => {
  market = 'down';
  const page = await content.page('1', await publish([marketBlock()]));
  expect(page.body.content.fields[0].block_params.core_data.failed).toBe(true);
  asked = [];
  await content.page('1', await publish([marketBlock({}, {})]));
  expect(asked.filter((path) => path.startsWith('area'))).toEqual([]);
});

// Each path of the area's page is asked for once, because its answer is cached for two seconds.
const guideOn = async (path: string) => (await fieldsOf(path)).guide;

test('the page of an area leads to the first public page with a visible market block of its place', async () => {
  await publish([marketBlock()], { access: 'restricted' });
  await publish([marketBlock()], { _status: 'draft' });
  await publish([marketBlock({ is_hidden: true })]);
  await publish([marketBlock({}, { place: '66023_lasalle' })]);
  expect(await guideOn('/fr/a-vendre/montreal/verdun')).toBeFalsy();
  const fr = await publish([
    {
      blockType: 'test_block',
      tabs_repeater: [{ blockType: 'test_tab_item', main_title: 'Onglet', blocks_repeater: [marketBlock()] }],
    },
  ]);
  await publish([marketBlock()]);
  expect(await guideOn('/en/for-sale/montreal/verdun')).toMatchObject({
    text: { fr: 'Guide du secteur\u00a0: Vivre à Verdun', en: 'Area guide: Living in Verdun' },
    url: { fr, en: fr.replace('/fr', '/en') },
  });
});
