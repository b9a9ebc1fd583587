import { expect, test } from 'vitest';
import { MarkerItems } from './marker-items.ts';
import { toWorld } from './mercator.ts';

const words = {
  count: String,
  cluster: (count: string) => `cluster of ${count}`,
  numbered: (numbers: string) => `cluster of ${numbers}`,
  stack: (count: number) => `stack of ${count}`,
};

test('markers that the last zoom of the map cannot separate are shown one after another', () => {
  // 280 m apart: one group at zoom 12, two at 16.
  const markers = [
    { id: '1', coords: [45.5, -73.6] as const },
    { id: '2', coords: [45.5025, -73.6] as const },
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

test('a cluster of numbered lots shows their numbers, because a count would look like the number of a lot', () => {
  const labelsOf = (numbers: readonly (number | undefined)[]) => {
    const items = new MarkerItems(words, () => 18);
    const markers = numbers.map((_, index) => ({ id: `${index}`, coords: [45.5 + index / 10_000, -73.6] as const }));
    items.setPlaces({ markers, clusters: [] }, ({ id }) => {
      const number = numbers[Number(id)];
      return { label: `${number ?? ''}`, name: id, ...(number !== undefined && { number }) };
    });
    return items
      .inView({ center: toWorld([45.5, -73.6]), zoom: 10, width: 800, height: 600 })
      .map(({ label }) => label);
  };
  expect(labelsOf([5, 3])).toEqual(['3, 5']);
  expect(labelsOf([12, 8, 15, 9])).toEqual(['8–15']);
  expect(labelsOf([12, undefined, 15])).toEqual(['3']);
});
