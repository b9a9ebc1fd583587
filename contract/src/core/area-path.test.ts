import { expect, test } from 'vitest';
import { type AreaKey, areaPath, areaPaths, readAreaPath } from './area-path.ts';
import { propertyTypeCodes } from './import.ts';

const condos: AreaKey = { transaction: 'buy', municipality: 'montreal', borough: null, type: 'condo' };

test('the page of an area has a path in each language', () => {
  expect(areaPaths(condos)).toEqual({ fr: '/fr/a-vendre/montreal/condos', en: '/en/for-sale/montreal/condos' });
  expect(areaPaths({ ...condos, transaction: 'rent', type: null })).toEqual({
    fr: '/fr/a-louer/montreal',
    en: '/en/for-rent/montreal',
  });
  expect(areaPaths({ ...condos, borough: 'verdun' })).toEqual({
    fr: '/fr/a-vendre/montreal/verdun/condos',
    en: '/en/for-sale/montreal/verdun/condos',
  });
  expect(areaPath({ transaction: 'buy', municipality: null, borough: null, type: null }, 'fr')).toBe('/fr/a-vendre');
});

test('every path of an area is read back', () => {
  const keys = (['buy', 'rent'] as const).flatMap((transaction) => [
    { transaction, municipality: null, borough: null, type: null },
    ...[null, 'verdun'].flatMap((borough) =>
      [null, ...propertyTypeCodes].map((type) => ({ transaction, municipality: 'mont-royal-66072', borough, type })),
    ),
  ]);
  for (const key of keys) {
    expect([readAreaPath(areaPath(key, 'fr')), readAreaPath(areaPath(key, 'en'))]).toEqual([key, key]);
  }
});

test.each([
  '/fr',
  '/fr/vendre',
  '/fr/for-sale/montreal',
  '/en/a-vendre/montreal',
  '/de/a-vendre/montreal',
  '/fr/a-vendre/montreal/houses',
  '/fr/a-vendre/montreal/condos/plateau',
  '/fr/a-vendre/montreal/plateau/anjou',
  '/fr/a-vendre/montreal/condos/houses',
  '/fr/a-vendre/montreal/plateau/condos/plateau',
  '/fr/a-vendre/montreal/Plateau',
  '/fr/a-vendre/',
  '/fr/a-vendre/Montréal',
  '/fr/a-vendre/mont_royal',
  '/fr/a-vendre/montreal/toString',
  '/fr/constructor/montreal',
  'a-vendre/montreal',
  `/fr/a-vendre/${'a'.repeat(121)}`,
])('%s is not the path of an area', (path) => {
  expect(readAreaPath(path)).toBeNull();
});
