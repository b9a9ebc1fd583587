import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScreenPoint } from '../map-types.ts';
import { distanceToSegment, simplifyLine } from './simplify-line.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
const line = fc.array(point, { minLength: 3, maxLength: 400, size: 'max' });

const distanceToLine = (to: ScreenPoint, corners: ScreenPoint[]) =>
  Math.min(...corners.slice(1).map((corner, at) => distanceToSegment(to, corners[at] ?? corner, corner)));

test('a line drawn by hand keeps its ends and as many corners as an area may have', () => {
  fc.assert(
    fc.property(line, (points) => {
      const kept = simplifyLine(points, 100);
      expect(kept.length).toBeLessThanOrEqual(100);
      expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
      const places = kept.map((corner) => points.indexOf(corner));
      expect(places.every((at) => at >= 0)).toBe(true);
    }),
  );
});

test('it lies nowhere more than 2.5 px beside the hand while it has few corners', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 90, size: 'max' }), (points) => {
      const kept = simplifyLine(points, 100);
      for (const one of points) expect(distanceToLine(one, kept)).toBeLessThanOrEqual(2.500_001);
    }),
  );
});

test('a circle of a thousand points has some twenty corners', () => {
  const points = Array.from({ length: 1000 }, (_, at) => ({
    x: 300 + 200 * Math.cos((at / 1000) * 2 * Math.PI),
    y: 300 + 200 * Math.sin((at / 1000) * 2 * Math.PI),
  }));
  const { length } = simplifyLine(points, 100);
  expect(length).toBeGreaterThan(12);
  expect(length).toBeLessThan(40);
});
