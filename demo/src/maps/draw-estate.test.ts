import { expect, test } from 'vitest';
import { estateLots, middleOf } from '../sites/estate/estate-plan.ts';
import { drawEstate } from './draw-estate.ts';

test('the estate has its twenty-four lots, each about as large as its words say', () => {
  expect(estateLots.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  for (const { number, acres, ring } of estateLots) {
    const [a, b, c, d] = ring.map(([east = 0, north = 0]) => [east, north] as const);
    if (!a || !b || !c || !d) throw new Error('A lot has four corners.');
    // Half the product of the diagonals.
    const squareMetres = Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0])) / 2;
    expect(Math.abs(squareMetres / 4047 / acres - 1), `lot ${number}`).toBeLessThan(0.1);
  }
});

test('no two lots overlap', () => {
  const isInside = ([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]) =>
    ring.every(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      const [cx, cy] = ring[(index + 2) % ring.length] ?? [ax, ay];
      const side = (px: number, py: number) => Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
      return side(x, y) === side(cx, cy);
    });
  const overlaps = estateLots.flatMap((lot) =>
    estateLots
      .filter((other) => other !== lot && other.ring.some((corner) => isInside(corner, lot.ring)))
      .map((other) => `${lot.number} and ${other.number}`),
  );
  expect(overlaps).toEqual([]);
});

test('every lot is drawn on the map, around its marker, with the lake that its words name', () => {
  const { landuse, water } = drawEstate();
  const shapes = landuse.filter(({ properties }) => properties?.kind === 'residential');
  expect(shapes).toHaveLength(estateLots.length);
  for (const [index, lot] of estateLots.entries()) {
    const geometry = shapes[index]?.geometry;
    if (geometry?.type !== 'Polygon') throw new Error('A lot is drawn as an area.');
    const [lat, lng] = middleOf(lot);
    const lngs = geometry.coordinates.flat().map(([each = 0]) => each);
    const lats = geometry.coordinates.flat().map(([, each = 0]) => each);
    expect([
      Math.min(...lngs) < lng,
      lng < Math.max(...lngs),
      Math.min(...lats) < lat,
      lat < Math.max(...lats),
    ]).toEqual([true, true, true, true]);
  }
  expect(water.map(({ properties }) => properties?.name)).toContain('lac aux Huards');
});
