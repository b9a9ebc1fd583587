import { defaultMapBounds } from '@vitrine/contract/core/map-bounds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unknownFacts } from '../../test/fact-arbitraries.ts';
import { cellSize, clusterRows } from './clusters.ts';
import { toMicrodegrees } from './search/column-encoding.ts';
import { ListingColumns } from './search/listing-columns.ts';

test('a cluster stands for a quarter of a map tile', () => {
  expect(cellSize(defaultMapBounds, 5)).toBe(360 / 32 / 4);
});

test('a deep zoom over a wide view is not believed: 48 cells a side are the most', () => {
  const size = cellSize(defaultMapBounds, 20);
  // The default view is longer to the north, because the projection stretches it.
  expect(32 / size).toBeLessThanOrEqual(48);
  expect(32 / size).toBeGreaterThan(24);
});

test('without a zoom the view decides: 8 to 16 cells a side', () => {
  const size = cellSize({ SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 45.1, NorthEast_lng: -73.2 }, null);
  expect(0.8 / size).toBeLessThanOrEqual(16);
  expect(0.8 / size).toBeGreaterThan(8);
});

test('a touch of zoom changes nothing', () => {
  expect(cellSize(defaultMapBounds, 5.9)).toBe(cellSize(defaultMapBounds, 5));
});

test('a view without width has cells all the same', () => {
  const point = { SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 45, NorthEast_lng: -74 };
  expect(cellSize(point, null)).toBeGreaterThan(0);
});

test('the clusters of a whole map are sized for Québec, with a listing in France too', () => {
  const { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east } = defaultMapBounds;
  expect([south, north, west, east]).toEqual([44.5, 63, -80.4, -55.3]);
  const atHome = Array.from({ length: 20 }, (_, index) => ({ lat: 45 + index / 2, lng: -78 + (22.6 * index) / 19 }));
  const clustersOf = (points: { lat: number; lng: number }[]) => {
    const columns = columnsAt(points);
    return clusterRows(columns, { slots: columns.order, count: columns.count, isAll: true }, null, null);
  };
  const inFrance = { lat: 48.85, lng: 2.35 };
  expect(clustersOf([...atHome, inFrance])).toHaveLength(clustersOf(atHome).length + 1);
});

const anyPoint = fc.record({
  lat: fc.oneof(fc.double({ min: 44, max: 49, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true })),
  lng: fc.oneof(fc.double({ min: -80, max: -64, noNaN: true }), fc.double({ min: -179, max: 179, noNaN: true })),
});

test('every listing counts once, in a cell in which it lies', () => {
  fc.assert(
    fc.property(fc.array(anyPoint), fc.option(fc.double({ min: 0, max: 22, noNaN: true })), (points, zoom) => {
      const columns = columnsAt(points);
      const found = { slots: columns.order, count: columns.count };
      const clusters = clusterRows(columns, { ...found, isAll: true }, null, zoom);
      expect(clusterRows(columns, { ...found, isAll: false }, null, zoom)).toEqual(clusters);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
      for (const { bounds, count } of clusters) {
        const inside = points.filter(({ lat, lng }) => {
          const [y, x] = [toMicrodegrees(lat) / 1e6, toMicrodegrees(lng) / 1e6];
          const isBetween = y >= bounds.SouthWest_lat && y < bounds.NorthEast_lat;
          return isBetween && x >= bounds.SouthWest_lng && x < bounds.NorthEast_lng;
        });
        expect(inside.length).toBe(count);
      }
    }),
  );
});

test('panning moves no cluster', () => {
  const points = Array.from({ length: 400 }, (_, index) => ({ lat: 45.2 + (index % 20) / 50, lng: -74 + index / 800 }));
  const columns = columnsAt(points);
  const view = (shift: number) => ({
    SouthWest_lat: 45 + shift,
    SouthWest_lng: -74.4 + shift,
    NorthEast_lat: 46 + shift,
    NorthEast_lng: -73.2 + shift,
  });
  const found = { slots: columns.order, count: columns.count, isAll: true };
  expect(clusterRows(columns, found, view(0.0137), 11)).toEqual(clusterRows(columns, found, view(0), 11));
});

function columnsAt(points: { lat: number; lng: number }[]): ListingColumns {
  const columns = new ListingColumns();
  points.forEach(({ lat, lng }, index) => {
    columns.append({
      key: index,
      latitude: toMicrodegrees(lat),
      longitude: toMicrodegrees(lng),
      price: 0,
      listedAt: index,
      openUntil: 0,
      ...unknownFacts,
      reducedAt: 0,
      traits: 0,
      place: 0,
      sites: 0,
      agent: 0,
      office: 0,
    });
  });
  return columns;
}
