import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { tooltipAnswer } from '@vitrine/contract/core/tooltip.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;

const near = (ListingKey: string, distance: number) => listingOf({ ListingKey, Latitude: 45.53 + distance });

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_property');
  await importListings(databaseUrl, [
    listingOf({
      OpenHouses: [
        { start: '2026-06-22T18:00:00.000Z', end: '2026-06-22T20:00:00.000Z' },
        { start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' },
        { start: '2026-06-01T18:00:00.000Z', end: '2026-06-01T20:00:00.000Z' },
      ],
      Media: Array.from({ length: 9 }, (_, index) => ({ url: `/resources/room-00${index}.webp` })),
    }),
    listingOf({ ListingKey: '10000002', StandardStatus: 'Closed', TransactionType: 'rent' }),
    listingOf({ ListingKey: '10000003', StandardStatus: 'Withdrawn' }),
    listingOf({ ListingKey: '10000004', MicrositeIds: ['m-2'] }),
    near('10000011', 0.02),
    near('10000012', 0.01),
    near('10000013', 3),
    listingOf({ ListingKey: '10000014', PropertyType: 'condo' }),
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

test('similar listings are of the same kind, the nearest first', async () => {
  expect((await property('10000001')).similar.map(({ uls }) => uls)).toEqual(['10000012', '10000011']);
});

test('a sold listing stays visible, with its badge and without its price', async () => {
  for (const path of ['property/10000002', 'property/10000002/tooltip']) {
    const text = await (await core.get(path)).text();
    expect(JSON.parse(text).data).toMatchObject({ badge: 'sold', price: null, price_period: null });
    expect(text).not.toContain('450000');
  }
});

test.each(['10000003', '10000004', '99999999', '1', '%00', '%E0%A4%A', "1';--", '9'.repeat(400)])(
  'a listing %s that is withdrawn, of another site or unknown is 404',
  async (uls) => {
    for (const path of [`property/${uls}`, `property/${uls}/tooltip`]) {
      const answer = await core.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ title: 'Propriété introuvable' });
    }
  },
);
