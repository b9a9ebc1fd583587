import { expect, test } from 'vitest';
import { MarkerItems } from './marker-items.ts';
import { toWorld } from './mercator.ts';

test('markers that the last zoom of the map cannot separate are shown one after another', () => {
  const words = {
    count: String,
    cluster: (count: string) => `cluster of ${count}`,
    stack: (count: number) => `stack of ${count}`,
  };
  // 400 m apart: one group at zoom 12, two at 16.
  const markers = [
    { id: '1', coords: [45.5, -73.6] as const },
    { id: '2', coords: [45.5, -73.595] as const },
  ];
  const namesAt = (zoom: number, maxZoom: number) => {
    const items = new MarkerItems(words, () => maxZoom);
    items.setPlaces({ markers, clusters: [] }, ({ id }) => ({ label: '', name: `marker ${id}` }));
    return items.inView({ center: toWorld([45.5, -73.6]), zoom, width: 800, height: 600 }).map(({ name }) => name);
  };
  expect(namesAt(12, 18)).toEqual(['cluster of 2']);
  expect(namesAt(12, 12)).toEqual(['stack of 2']);
  expect(namesAt(16, 18)).toEqual(['marker 1', 'marker 2']);
});
