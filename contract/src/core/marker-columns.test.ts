import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badges } from './badges.ts';
import type { MapMarker } from './listing.ts';
import { decodeMarkers, encodeMarkers } from './marker-columns.ts';
import { markerColumns } from './properties.ts';

const fiveDecimals = (min: number, max: number) => fc.integer({ min: min * 1e5, max: max * 1e5 }).map((n) => n / 1e5);

const marker: fc.Arbitrary<MapMarker> = fc.record({
  uls: fc.stringMatching(/^\d{4,12}$/),
  coords: fc.tuple(fiveDecimals(-90, 90), fiveDecimals(-180, 180)),
  price: fc.option(fc.nat(30_000_000)),
  badge: fc.option(fc.constantFrom(...badges)),
});

test('markers are the same after a way through columns and JSON', () => {
  fc.assert(
    fc.property(fc.array(marker), (markers) => {
      const columns = markerColumns.parse(JSON.parse(JSON.stringify(encodeMarkers(markers))));
      expect(decodeMarkers(columns)).toEqual(markers);
    }),
  );
});

test('listing numbers are told by what they differ', () => {
  const at = (uls: string): MapMarker => ({ uls, coords: [45.5, -73.5], price: 1, badge: null });
  expect(encodeMarkers([at('10000017'), at('10000020'), at('9000')]).uls).toEqual([10_000_017, 3, -9_991_020]);
});

test('a listing number with a zero in front stays a text', () => {
  expect(encodeMarkers([{ uls: '00123', coords: [0, 0], price: null, badge: 'sold' }])).toEqual({
    uls: ['00123'],
    origin: [0, 0],
    lat: [0],
    lng: [0],
    price: [-1],
    badge: '1',
  });
});
