import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, clipRing, roundOff, simplify } from './clip-ring.ts';

const box = { west: 0, south: 0, east: 10, north: 10 };

test('a ring that leaves the box is cut along its sides', () => {
  const ring = [
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ] as const;
  expect(clipRing(ring, box)).toHaveLength(4);
  expect(areaOf(clipRing(ring, box))).toBeCloseTo(15);
});

test('a ring outside of the box leaves nothing', () => {
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      box,
    ),
  ).toEqual([]);
});

const point = fc.tuple(fc.double({ min: -20, max: 30, noNaN: true }), fc.double({ min: -20, max: 30, noNaN: true }));

test('no point of a clipped ring lies outside of the box', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (ring) => {
      for (const [lng, lat] of clipRing(ring, box)) {
        expect(Math.min(lng, lat)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(lng, lat)).toBeLessThanOrEqual(10 + 1e-9);
      }
    }),
  );
});

test('a point that hardly leaves the line is dropped, one that does stays', () => {
  const line = [
    [0, 0],
    [1, 0.001],
    [2, 0],
    [3, 4],
  ] as const;
  expect(simplify(line, 0.01)).toEqual([
    [0, 0],
    [2, 0],
    [3, 4],
  ]);
});

test('a rounded line keeps its ends and a rounded ring is closed', () => {
  const line = [
    [0, 0],
    [4, 0],
    [4, 4],
  ] as const;
  expect(roundOff(line, false)[0]).toEqual([0, 0]);
  expect(roundOff(line, false).at(-1)).toEqual([4, 4]);
  const ring = roundOff(line, true);
  expect(ring[0]).toEqual(ring.at(-1));
});
