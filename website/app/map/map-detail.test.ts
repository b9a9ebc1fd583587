import { expect, test } from 'vitest';
import { maxZoomAt } from './map-detail.ts';

const montreal = [45.5, -73.6] as const;
const gaspe = [48.83, -64.48] as const;
const archive = {
  url: '/api/maps/montreal.pmtiles?v=1',
  bounds: { SouthWest_lat: 45, SouthWest_lng: -74, NorthEast_lat: 46, NorthEast_lng: -73 },
  minZoom: 0,
  maxZoom: 15,
  attribution: null,
};

test('the offline map ends at zoom 12, where its error is still smaller than a marker', () => {
  expect(maxZoomAt(montreal, { styleUrl: null, archive: null })).toBe(12);
});

test('an archive is entered to three zooms beyond its last, within its bounds alone', () => {
  expect(maxZoomAt(montreal, { styleUrl: null, archive })).toBe(18);
  expect(maxZoomAt(montreal, { styleUrl: null, archive: { ...archive, maxZoom: 14 } })).toBe(17);
  expect(maxZoomAt(gaspe, { styleUrl: null, archive })).toBe(12);
});

test('the style of a map service is entered to zoom 19', () => {
  expect(maxZoomAt(gaspe, { styleUrl: 'https://tiles.example.ca/style.json', archive })).toBe(19);
});
