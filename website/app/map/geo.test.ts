import { defaultMapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { expect, test } from 'vitest';
import { boundsOf, isWithin, quebec } from './geo.ts';

test('a map starts with the bounds that the contract names', () => {
  expect(quebec).toEqual(defaultMapBounds);
});

test('the box around points holds each of them and touches the outermost', () => {
  const points = [
    [45.5, -73.6],
    [46.8, -71.2],
    [45.4, -71.9],
  ] as const;
  const bounds = boundsOf(points);
  expect(bounds).toEqual({ SouthWest_lat: 45.4, SouthWest_lng: -73.6, NorthEast_lat: 46.8, NorthEast_lng: -71.2 });
  expect(points.every((point) => bounds !== null && isWithin(bounds, point))).toBe(true);
});

test('no points have no box', () => {
  expect(boundsOf([])).toBeNull();
});
