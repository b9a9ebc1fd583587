import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { tooltipAnswer } from '@vitrine/contract/core/tooltip.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCoreDatabase, moment, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;
let databaseUrl: string;

const day = 86_400_000;
const leftAt = (ListingKey: string, StandardStatus: 'Withdrawn' | 'Expired', ago: number) =>
  listingOf({ ListingKey, StandardStatus, OffMarketTimestamp: new Date(moment.getTime() - ago).toISOString() });

const Details = {
  costs: [{ kind: 'school-tax' as const, amount: 512, period: 'year' as const }],
  units: [{ bedrooms: 2, rent: 1_400 }],
  rooms: [{ type: 'kitchen' as const }],
  inclusions: { fr: 'Poêle à 450 000 $', en: 'Stove' },
  tours: [{ kind: 'tour' as const, url: { fr: 'https://visite.example/fr', en: 'https://visite.example/en' } }],
};
const FloorPlans = [{ url: '/resources/plan.webp', ShortDescription: { fr: 'Rez-de-chaussée', en: 'Ground floor' } }];

const near = (ListingKey: string, distance: number) => listingOf({ ListingKey, Latitude: 45.53 + distance });

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_property');
  await importListings(databaseUrl, [
    listingOf({
      OpenHouses: [
        { start: '2026-06-22T18:00:00.000Z', end: '2026-06-22T20:00:00.000Z' },
        { start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' },
        { start: '2026-06-01T18:00:00.000Z', end: '2026-06-01T20:00:00.000Z' },
      ],
      Media: Array.from({ length: 9 }, (_, index) => ({ url: `/resources/room-00${index}.webp` })),
    }),
    listingOf({
      ListingKey: '10000002',
      StandardStatus: 'Closed',
      TransactionType: 'rent',
      PublicRemarks: { fr: 'Une maison lumineuse. Demandé : 450 000 $.', en: 'A bright house. Asking $450,000.' },
    }),
    leftAt('10000003', 'Withdrawn', 0),
    leftAt('10000005', 'Expired', 90 * day - 1),
    leftAt('10000006', 'Withdrawn', 90 * day),
    listingOf({ ListingKey: '10000007', Media: [], LocationApproximate: true, Latitude: 50 }),
    listingOf({ ListingKey: '10000004', MicrositeIds: ['m-2'] }),
    listingOf({ ListingKey: '10000031', PropertyType: 'prop', Details, FloorPlans }),
    listingOf({ ListingKey: '10000032', Details, FloorPlans, StandardStatus: 'Closed' }),
    { ...leftAt('10000033', 'Withdrawn', 0), Details, FloorPlans },
    near('10000011', 0.02),
    near('10000012', 0.01),
    near('10000013', 3),
    listingOf({ ListingKey: '10000014', PropertyType: 'condo' }),
    ...['10000021', '10000022'].map((ListingKey) =>
      listingOf({ ListingKey, PropertyType: 'chalet', Latitude: null, Longitude: null }),
    ),
  ]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const property = async (uls: string) => {
  const answer = await core.get(`property/${uls}`);
  return propertyAnswer.parse(await answer.json()).data;
};

test('the tooltip says what the popup of a marker shows', async () => {
  const answer = await core.get('property/10000001/tooltip', { 'content-language': 'en' });
  expect(tooltipAnswer.parse(await answer.json()).data).toMatchObject({
    uls: '10000001',
    address: '1240 Des Érables Street, Montréal',
    price: 450_000,
    type: 'House',
    badge: 'open-house',
  });
});

test('a listing on offer has its details; a sold one has neither costs nor rents, and a withdrawn one none', async () => {
  expect((await property('10000031')).details).toMatchObject(Details);
  expect((await property('10000032')).details).toMatchObject({
    costs: [],
    units: [{ bedrooms: 2 }],
    rooms: [{ type: 'kitchen' }],
    inclusions: null,
  });
  expect((await property('10000032')).details?.units[0]).not.toHaveProperty('rent');
  expect((await property('10000033')).details).toBeNull();
});

test('a listing on offer has its floor plans and tours; one that is not has none', async () => {
  expect(await property('10000031')).toMatchObject({
    floor_plans: [{ url: '/resources/plan.webp', alt: 'Rez-de-chaussée' }],
    details: { tours: Details.tours },
  });
  for (const uls of ['10000032', '10000033']) {
    const { floor_plans, details } = await property(uls);
    expect([floor_plans, details?.tours]).toEqual([[], undefined]);
  }
});

describe('listings close by', () => {
  const place = (ListingKey: string, north: number, given: Partial<ListingImport> = {}) =>
    listingOf({ ListingKey, Latitude: 48.4 + north / 111_195, Longitude: -68.5, ...given });
  beforeAll(() =>
    importListings(databaseUrl, [
      place('30000001', 0),
      // Alike, and therefore among the similar ones.
      place('30000002', 100),
      ...[900, 300, 600, 150, 400].map((north, at) => place(`3000001${at}`, north, { PropertyType: 'condo' })),
      place('30000020', 200, { PropertyType: 'condo', StandardStatus: 'Closed' }),
      place('30000021', 200, { PropertyType: 'condo', LocationApproximate: true }),
      place('30000022', 200, { PropertyType: 'condo', MicrositeIds: ['m-2'] }),
      place('30000023', 1_010, { PropertyType: 'condo' }),
      // 1.1 km apart, by their corners.
      place('30000031', 200_000, {}),
      place('30000032', 200_800, { PropertyType: 'condo', Longitude: -68.4888 }),
      place('30000024', 0, { PropertyType: 'condo', Latitude: null, Longitude: null }),
    ]),
  );
  const nearbyOf = async (uls: string) => (await property(uls)).nearby.map(({ uls: key, distance }) => [key, distance]);

  test('are on the market, the nearest four with their distance, and repeat no similar one', async () => {
    expect((await property('30000001')).similar.map(({ uls }) => uls)).toEqual(['30000002']);
    expect(await nearbyOf('30000001')).toEqual([
      ['30000013', 150],
      ['30000011', 300],
      ['30000014', 400],
      ['30000012', 600],
    ]);
  });

  test.each([
    ['whose place is approximate', '30000021'],
    ['whose place is not shown', '30000024'],
    ['that is off the market', '10000003'],
    ['that none is within a kilometre of', '30000031'],
  ])('are not said of a listing %s', async (_, uls) => {
    expect(await nearbyOf(uls)).toEqual([]);
  });
});

test('a card has six pictures at most, the full listing all', async () => {
  const answer = await property('10000001');
  expect(answer.carousel_images).toHaveLength(6);
  expect(answer.pictures).toHaveLength(9);
});

test('the full listing has both languages and its open houses to come, the next one first', async () => {
  expect(await property('10000001')).toMatchObject({
    status: 'active',
    description: { fr: 'Une maison lumineuse.', en: 'A bright house.' },
    urls: { fr: expect.stringMatching(/^\/proprietes\/maison-/), en: expect.stringMatching(/^\/properties\/house-/) },
    municipality: { MUN_CODE: '66023', DESCRIPTION: 'Montréal' },
    open_houses: [{ start: '2026-06-20T18:00:00.000Z' }, { start: '2026-06-22T18:00:00.000Z' }],
    broker: 'maude-gagnon',
  });
});

test('similar listings are on offer and of the same kind, never the listing itself, the nearest first', async () => {
  for (const uls of ['10000001', '10000003'])
    expect((await property(uls)).similar.map((card) => card.uls)).toEqual(
      ['10000001', '10000012', '10000011'].filter((other) => other !== uls),
    );
});

test('similar listings cost about as much, where others are to be had', async () => {
  const around = await createCoreDatabase('core_property_similar');
  const at = (index: number, ListPrice: number) =>
    listingOf({
      ListingKey: String(20_000_000 + index),
      Latitude: 45.53 + index / 10_000,
      ListPrice,
      Media: [{ url: `/resources/facade-${index}.webp` }],
    });
  await importListings(around, [
    at(0, 450_000),
    ...Array.from({ length: 12 }, (_, index) => at(index + 1, index % 2 ? 440_000 : 1_900_000)),
  ]);
  const other = startCore(around);
  const answer = propertyAnswer.parse(await (await other.get('property/20000000')).json());
  await other.close();
  expect(answer.data.similar.map(({ price }) => price)).toEqual(Array(6).fill(440_000));
});

test('a listing without a picture and without an exact place is whole', async () => {
  expect(await property('10000007')).toMatchObject({
    pictures: [],
    property_image: null,
    is_location_approximate: true,
  });
});

test.each([
  ['10000003', 'off_market'],
  ['10000005', 'off_market'],
  ['10000006', 'gone'],
])('listing %s, which left the market, is %s and shows neither price nor pictures nor words', async (uls, status) => {
  const text = await (await core.get(`property/${uls}`)).text();
  expect(JSON.parse(text).data).toMatchObject({
    status,
    price: null,
    badge: null,
    pictures: [],
    carousel_images: [],
    property_image: null,
    description: { fr: '', en: '' },
    open_houses: [],
    street: { fr: '1240, rue des Érables' },
  });
  const { similar, ...own } = JSON.parse(text).data;
  expect(JSON.stringify(own)).not.toContain('450');
  expect((await core.get(`property/${uls}/tooltip`)).status).toBe(404);
});

test('a listing that is imported again while it is off the market keeps the day on which it left', async () => {
  const databaseUrl = await createCoreDatabase('core_property_left');
  const { database, close } = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  const leftOn = async (...imports: Parameters<typeof listingOf>[0][]) => {
    for (const given of imports) await importListings(databaseUrl, [listingOf(given)]);
    const row = await database.selectFrom('listing').select('off_market_timestamp').executeTakeFirstOrThrow();
    return row.off_market_timestamp;
  };
  const first = await leftOn({ StandardStatus: 'Active' }, { StandardStatus: 'Withdrawn' });
  expect(first).not.toBeNull();
  expect(await leftOn({ StandardStatus: 'Expired' })).toEqual(first);
  expect(await leftOn({ StandardStatus: 'Active' })).toBeNull();
  expect(await leftOn({ StandardStatus: 'Expired' })).not.toEqual(first);
  expect(await leftOn({ StandardStatus: 'Active' })).toBeNull();
  const soldOn = await leftOn({ StandardStatus: 'Closed' });
  expect(soldOn).not.toBeNull();
  expect(await leftOn({ StandardStatus: 'Closed' })).toEqual(soldOn);
  const said = '2026-01-02T03:04:05.000Z';
  expect(await leftOn({ StandardStatus: 'Expired', OffMarketTimestamp: said })).toEqual(new Date(said));
  await close();
});

test('a sold listing stays visible, with its badge and without its price', async () => {
  for (const path of ['property/10000002', 'property/10000002/tooltip']) {
    // Listings close by, at the same price, are on offer.
    const { nearby: _, ...data } = (await (await core.get(path)).json()).data;
    const text = JSON.stringify(data);
    expect(data).toMatchObject({ badge: 'sold', price: null, price_period: null });
    expect(text.replace(/(?<=\d)[\s,.]+(?=\d)/g, '')).not.toContain('450000');
  }
});

test.each(['10000004', '99999999', '1', '%00', '%E0%A4%A', "1';--", '9'.repeat(400)])(
  'a listing %s that is of another site or unknown is 404',
  async (uls) => {
    for (const path of [`property/${uls}`, `property/${uls}/tooltip`]) {
      const answer = await core.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ title: 'Propriété introuvable' });
    }
  },
);

test('a listing without a place has a page, with those of its municipality beside it', async () => {
  const { coords, similar } = await property('10000021');
  expect(coords).toBeNull();
  expect(similar.map(({ uls }) => uls)).toEqual(['10000022']);
});
