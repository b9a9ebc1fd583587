import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from './import-listings.ts';
import { replacePictures } from './replace-pictures.ts';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_replace_pictures');
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

const pictures = (...names: string[]) =>
  names.map((name) => ({ url: `/resources/${name}.webp`, ShortDescription: { fr: 'Une cuisine', en: 'A kitchen' } }));
const shown = async (key: string) =>
  propertyAnswer.parse(await (await core.get(`property/${key}`)).json()).data.pictures.map(({ url }) => url);
const put = (ListingKey: string, Media: ReturnType<typeof pictures>) =>
  importListings(databaseUrl, [listingOf({ ListingKey, Media })]);

test('a listing gets its own pictures instead of any of its former ones', async () => {
  await put('10000001', pictures('facade-001', 'room-001'));
  const former = [pictures('facade-002'), pictures('facade-001', 'room-001')];
  const replacement = { listingKey: '10000001', former, media: pictures('home-1', 'inside-1') };
  expect(await replacePictures(databaseUrl, [replacement])).toBe(1);
  expect(await shown('10000001')).toEqual(['/resources/home-1.webp', '/resources/inside-1.webp']);
});

test('a listing whose pictures were changed since keeps them', async () => {
  await put('10000002', pictures('photo-of-the-owner'));
  const replacement = { listingKey: '10000002', former: [pictures('facade-001')], media: pictures('home-2') };
  expect(await replacePictures(databaseUrl, [replacement])).toBe(0);
  expect(await shown('10000002')).toEqual(['/resources/photo-of-the-owner.webp']);
});
