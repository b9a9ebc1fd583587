import { type Area, type AreaQuery, areaAnswer, areasAnswer, type ListedArea } from '@vitrine/contract/core/area.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let databaseUrl: string;

const places = {
  '66023': { City: 'Montréal', Latitude: 45.5, Longitude: -73.6 },
  '65005': { City: 'Laval', Latitude: 45.6, Longitude: -73.7 },
  '58227': { City: 'Longueuil', Latitude: 45.53, Longitude: -73.51 },
  '23027': { City: 'Québec', Latitude: 46.8, Longitude: -71.2 },
  '82005': { City: 'L’Ange-Gardien', Latitude: 45.58, Longitude: -75.45 },
  '21040': { City: 'L’Ange-Gardien', Latitude: 46.9, Longitude: -71.1 },
} as const;

let number = 20_000_000;
/** Returns listings of a municipality with these prices. */
const listings = (code: keyof typeof places, prices: number[], given: Partial<ListingImport> = {}): ListingImport[] =>
  prices.map((ListPrice) =>
    listingOf({
      ...{ ListingKey: String(number++), MunicipalityCode: code, ListPrice, PropertyType: 'condo' },
      ...places[code],
      ...given,
    }),
  );

const [closed] = listings('66023', [9_000_000], { StandardStatus: 'Closed' });
const newest = listings('66023', [500_000], { OnMarketTimestamp: '2026-05-20T12:00:00.000Z' });
const all = [
  ...listings('66023', [300_000, 400_000, 900_000]),
  ...newest,
  ...(closed ? [closed] : []),
  ...listings('66023', [1], { MicrositeIds: ['m-2'] }),
  ...listings('66023', [0]),
  ...listings('66023', [700_000, 800_000], { PropertyType: 'maison' }),
  ...listings('66023', [1500, 1700, 1900], { TransactionType: 'rent' }),
  ...listings('65005', [350_000, 360_000, 370_000]),
  ...listings('58227', [350_000, 360_000, 370_000]),
  ...listings('23027', [350_000, 360_000, 370_000]),
  ...listings('82005', [250_000, 260_000]),
  ...listings('21040', [250_000]),
];

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_areas');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  await importListings(databaseUrl, all);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const ask = (query: Partial<AreaQuery>, key?: string) =>
  core.get(`area?${new URLSearchParams({ transaction: 'buy', ...query })}`, key ? { 'x-site-key': key } : {});
async function areaOf(query: Partial<AreaQuery>): Promise<Area> {
  return areaAnswer.parse(await (await ask(query)).json()).data;
}
const condos = { municipality: 'montreal', type: 'condo' } as const;
const names = (area: Area) => area.municipalities.map(({ name }) => name);

test('an area has the number of its listings, how many are new, and their median, lowest and highest price', async () => {
  expect(await areaOf(condos)).toMatchObject({
    municipality: { code: '66023', name: 'Montréal', slug: 'montreal' },
    type: 'condo',
    count: 5,
    new_count: 1,
    prices: { median: 450_000, lowest: 300_000, highest: 900_000 },
  });
});

test('neither sold listings nor those of another site nor prices on request count in the prices', async () => {
  const { prices } = await areaOf({ municipality: 'montreal' });
  expect(prices).toEqual({ median: 600_000, lowest: 300_000, highest: 900_000 });
});

test('rents are counted apart from prices', async () => {
  expect(await areaOf({ ...condos, transaction: 'rent' })).toMatchObject({
    count: 3,
    prices: { median: 1700, lowest: 1500, highest: 1900 },
    other_transaction_count: 5,
  });
});

test('fewer than three listings have no figures of prices', async () => {
  expect(await areaOf({ municipality: 'montreal', type: 'maison' })).toMatchObject({ count: 2, prices: null });
});

test('the types of a municipality are listed by their number, whatever the type of the area', async () => {
  const types = [
    { type: 'condo', count: 5 },
    { type: 'maison', count: 2 },
  ];
  expect((await areaOf({ municipality: 'montreal' })).types).toEqual(types);
  expect((await areaOf(condos)).types).toEqual(types);
});

test('the neighbours are the municipalities with enough listings of the kind, the nearest first', async () => {
  expect(names(await areaOf(condos))).toEqual(['Longueuil', 'Laval', 'Québec']);
  expect(names(await areaOf({ municipality: 'quebec', type: 'maison' }))).toEqual([]);
});

test('the whole site lists every municipality that has a listing, by name', async () => {
  const area = await areaOf({});
  expect(area).toMatchObject({ municipality: null, count: 19, prices: null });
  expect(names(area)).toEqual(['L’Ange-Gardien', 'L’Ange-Gardien', 'Laval', 'Longueuil', 'Montréal', 'Québec']);
});

test('of two municipalities with one name, the second by code has its code in its address', async () => {
  expect((await areaOf({ municipality: 'l-ange-gardien' })).municipality?.code).toBe('21040');
  expect((await areaOf({ municipality: 'l-ange-gardien-82005' })).municipality?.code).toBe('82005');
});

test('a known municipality without listings of a kind has none, and an unknown one is not found', async () => {
  expect(await areaOf({ municipality: 'laval', type: 'ferme' })).toMatchObject({
    count: 0,
    new_count: 0,
    prices: null,
  });
  const unknown = [{ municipality: 'atlantide' }, { type: 'condo' as const }];
  for (const query of unknown) expect((await ask(query)).status).toBe(404);
});

test.each(['transaction=lease', 'transaction=buy&type=castle', 'transaction=buy&municipality=Montr%C3%A9al', ''])(
  'the query %j is refused',
  async (query) => {
    expect((await core.get(`area?${query}`)).status).toBe(422);
  },
);

test('the key of another site opens neither areas nor their list', async () => {
  const statuses = [await ask(condos, 'key-of-the-second-site'), await core.get('areas', { 'x-site-key': 'wrong' })];
  expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
  expect((await core.app.request('/api/swc/m-1/areas')).status).toBe(401);
});

const listed = async () => areasAnswer.parse(await (await core.get('areas')).json()).data.areas;
const keyOf = ({ transaction, municipality, type }: ListedArea) => [transaction, municipality, type].join(' ');

test('areas with enough listings are listed, but not a municipality that would repeat the page of its only type', async () => {
  expect((await listed()).map(keyOf)).toEqual([
    'buy  ',
    'buy quebec condo',
    'buy longueuil condo',
    'buy laval condo',
    'buy montreal ',
    'buy montreal condo',
    'rent  ',
    'rent montreal condo',
  ]);
});

test('a sale changes the date and the figures of its area alone', async () => {
  const dates = async () => new Map((await listed()).map((each) => [keyOf(each), each.last_modified]));
  const before = await dates();
  const sold = newest.map((each) => ({ ...each, StandardStatus: 'Closed' as const }));
  await importListings(databaseUrl, sold);
  const after = await dates();
  expect([...after].filter(([key, date]) => before.get(key) !== date).map(([key]) => key)).toEqual([
    'buy  ',
    'buy montreal ',
    'buy montreal condo',
  ]);
  await expect
    .poll(() => areaOf(condos))
    .toMatchObject({ count: 4, new_count: 0, prices: { median: 400_000, highest: 900_000 } });
});

test('the page of a listing names its municipality as addresses do', async () => {
  const [first] = all;
  const answer = await core.get(`property/${first?.ListingKey}`);
  expect((await answer.json()).data.municipality).toMatchObject({ DESCRIPTION: 'Montréal', slug: 'montreal' });
});
