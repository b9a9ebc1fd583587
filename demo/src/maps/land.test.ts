import { expect, test } from 'vitest';
import { generateListings } from '../listings/generate-listings.ts';
import { municipalities } from '../listings/municipalities.ts';
import { offices } from '../offices.ts';
import { demoSites } from '../sites/demo-sites.ts';
import { landAround } from './shores.ts';

const isOnLand = ([lat, lng]: readonly [number, number]): boolean => landAround(lat, lng, 0.2)(lat, lng);

test('every listing of the demo stands on land', () => {
  const inWater = [...generateListings({ count: 2000, seed: 1 })].filter(
    ({ Latitude: lat, Longitude: lng }) => lat == null || lng == null || !isOnLand([lat, lng]),
  );
  expect(inWater.map(({ ListingKey, City }) => `${ListingKey} in ${City}`)).toEqual([]);
});

test('the middle of every quarter is on land', () => {
  const inWater = municipalities.flatMap(({ name, quarters }) =>
    quarters.filter(({ lat, lng }) => !isOnLand([lat, lng])).map(({ fsa }) => `${name} ${fsa}`),
  );
  expect(inWater).toEqual([]);
});

test('the offices and the places of the pages’ maps are on land', () => {
  const found = [...JSON.stringify([demoSites, offices]).matchAll(/\[(4\d\.\d+),(-\d+\.\d+)\]/g)];
  expect(found.length).toBeGreaterThan(10);
  const inWater = found.filter(([, lat, lng]) => !isOnLand([Number(lat), Number(lng)]));
  expect(inWater.map(([text]) => text)).toEqual([]);
});
