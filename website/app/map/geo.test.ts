import { expect, test } from 'vitest';
import { boundsOf, boundsOfMost, isWithin, southOfQuebec, widened } from './geo.ts';

test('a map starts with the south of Québec', () => {
  expect(southOfQuebec).toEqual({
    SouthWest_lat: 45.05,
    SouthWest_lng: -75.8,
    NorthEast_lat: 47.7,
    NorthEast_lng: -70.1,
  });
});

test('the frame of forty places or more leaves out a few remote ones, that of fewer none', () => {
  const town = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ coords: [45.5 + index / 1000, -73.5] as const, count: 1 }));
  const remote = { coords: [58, -68] as const, count: 1 };
  expect(boundsOfMost([...town(60), remote])?.NorthEast_lat).toBeCloseTo(45.559, 6);
  expect(boundsOfMost([...town(30), remote])?.NorthEast_lat).toBe(58);
  expect(boundsOfMost([{ coords: [45.5, -73.5], count: 500 }, remote])?.NorthEast_lat).toBe(45.5);
  expect(boundsOfMost([])).toBeNull();
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

test('bounds are widened by a part of their extent on each side, and a single point is not', () => {
  const bounds = { SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 46, NorthEast_lng: -72 };
  expect(widened(bounds, 1 / 4)).toEqual({
    ...{ SouthWest_lat: 44.75, SouthWest_lng: -74.5, NorthEast_lat: 46.25, NorthEast_lng: -71.5 },
  });
  const point = boundsOf([[45, -74]]);
  expect(point && widened(point, 1 / 4)).toEqual(point);
});
