import { defaultMapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { expect, test } from 'vitest';
import { cellSize } from './clusters.ts';

test('a cluster stands for a quarter of a map tile', () => {
  expect(cellSize(defaultMapBounds, 5)).toBe(360 / 32 / 4);
});

test('a deep zoom over a wide view is not believed', () => {
  expect(cellSize(defaultMapBounds, 20)).toBeCloseTo(25.1 / 48, 5);
});

test('without a zoom the view decides', () => {
  expect(
    cellSize({ SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 45.48, NorthEast_lng: -73.9 }, null),
  ).toBeCloseTo(0.01);
});

test('a view without width has cells all the same', () => {
  expect(
    cellSize({ SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 45, NorthEast_lng: -74 }, null),
  ).toBeGreaterThan(0);
});
