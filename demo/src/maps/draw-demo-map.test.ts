import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { municipalities } from '../listings/municipalities.ts';
import { drawDemoMap } from './draw-demo-map.ts';
import { drawQuarter } from './draw-quarter.ts';
import { landAround } from './shores.ts';

const sorel = municipalities.filter(({ name }) => name === 'Sorel-Tracy');

/** Returns the archive as a reader sees it. */
const readerOf = (bytes: Buffer) =>
  new PMTiles({
    getKey: () => 'demo',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  });

test('the archive of the demo is the same every time, and names the streets of its listings', async () => {
  const bytes = drawDemoMap(sorel);
  expect(drawDemoMap(sorel).equals(bytes)).toBe(true);
  const [place] = sorel;
  const [quarter] = place?.quarters ?? [];
  if (!quarter) throw new Error('The demo has no quarter there.');
  const size = 2 ** 14;
  const x = Math.floor((quarter.lng / 360 + 0.5) * size);
  const y = Math.floor(((1 - Math.asinh(Math.tan((quarter.lat * Math.PI) / 180)) / Math.PI) / 2) * size);
  const tile = await readerOf(bytes).getZxy(14, x, y);
  const text = Buffer.from(tile?.data ?? new ArrayBuffer()).toString('utf8');
  expect(text).toContain('buildings');
  expect(text).toContain(quarter.streets[0]);
});

test('no street of the demo runs through the water', () => {
  for (const place of sorel) {
    for (const quarter of place.quarters) {
      const isOnLand = landAround(quarter.lat, quarter.lng, quarter.km * 2);
      for (const { geometry } of drawQuarter(place, quarter).roads) {
        if (geometry.type !== 'LineString') continue;
        for (const [lng = 0, lat = 0] of geometry.coordinates) expect(isOnLand(lat, lng)).toBe(true);
      }
    }
  }
});
