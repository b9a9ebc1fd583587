import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaPattern } from './area-pattern.ts';
import { propertiesQuery, readParameters } from './properties-query.ts';
import { circleOf, cornersOf, mostCorners, ringOf, writeCircle, writeCorners } from './search-area.ts';

const step = (least: number, most: number) =>
  fc.integer({ min: least * 1e5, max: most * 1e5 }).map((steps) => steps / 1e5);
const corner = fc.tuple(step(44, 63), step(-80, -55));
const corners = fc.array(corner, { minLength: 3, maxLength: mostCorners });

test('a drawn shape survives its address, which escapes none of its letters', () => {
  fc.assert(
    fc.property(corners, (drawn) => {
      const text = writeCorners(drawn);
      expect(text).toMatch(areaPattern);
      expect(new URLSearchParams({ area: text }).toString()).toBe(`area=${text}`);
      expect(ringOf(text)).toEqual(drawn.flatMap((degrees) => degrees.map((value) => Math.round(value * 1e6))));
    }),
  );
});

test('twelve corners in a town fit in 70 letters', () => {
  const drawn = Array.from({ length: 12 }, (_, at) => [
    46.8139 + 0.02 * Math.sin((at * Math.PI) / 6),
    -71.208 + 0.03 * Math.cos((at * Math.PI) / 6),
  ]);
  expect(writeCorners(drawn.map(([lat = 0, lng = 0]) => [lat, lng] as const)).length).toBeLessThanOrEqual(80);
});

test('a circle survives its address, and has corners at its radius', () => {
  const circle = { center: [46.8139, -71.208], radius: 2.5 } as const;
  const text = writeCircle(circle);
  expect(text).toBe('46.8139_-71.208_2.5');
  expect(text).toMatch(areaPattern);
  expect(circleOf(text)).toEqual(circle);
  const toKm = ([lat, lng]: readonly [number, number]) =>
    Math.hypot((lat - 46.8139) * 111.195, (lng + 71.208) * 111.195 * Math.cos((46.8139 * Math.PI) / 180));
  for (const one of cornersOf(text)) expect(toKm(one)).toBeCloseTo(2.5, 6);
});

test.each([
  ['two corners', 'ABABAB'.slice(0, 4)],
  ['half of a corner', 'ABABABA'],
  ['a number without an end', 'ABABABa'],
  ['101 corners', 'AB'.repeat(101)],
  ['a number that is too long', `${'a'.repeat(6)}ABABAB`],
  ['a letter of no area', 'ABABAB~'],
  ['a second line', 'ABABAB\n'],
  ['a circle without a radius', '46.8_-71.2'],
  ['a circle of infinity', '46.8_-71.2_Infinity'],
  ['SQL', "46.8_-71.2_5' or 1=1"],
  ['a long text', 'z'.repeat(100_000)],
])('%s is refused with a reason', (_, text) => {
  const { success, error } = propertiesQuery.safeParse(readParameters(new URLSearchParams({ area: text })));
  expect(success).toBe(false);
  expect(error?.issues[0]).toMatchObject({ path: ['area'], message: expect.stringContaining('3 to 100 corners') });
});

test('whatever the letters are, corners are on the earth, near the first one, and a circle has a radius', () => {
  const letters = fc.stringMatching(/^(?:[a-z6-9.-]{0,5}[A-Z0-5][a-z6-9.-]{0,5}[A-Z0-5]){3,9}$/);
  const circle = fc.tuple(fc.nat(99), fc.nat(999), fc.nat(99)).map(([lat, lng, km]) => `-${lat}_${lng}_${km}`);
  fc.assert(
    fc.property(fc.oneof(letters, circle), (text) => {
      expect(text).toMatch(areaPattern);
      const [first, ...others] = cornersOf(text);
      for (const [lat, lng] of others) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(86);
        expect(Math.abs(lat - (first?.[0] ?? 0))).toBeLessThanOrEqual(30.000_001);
        expect(Math.abs(lng - (first?.[1] ?? 0))).toBeLessThanOrEqual(30.000_001);
      }
      const { radius = 1 } = circleOf(text) ?? {};
      expect(radius).toBeGreaterThanOrEqual(0.5);
      expect(radius).toBeLessThanOrEqual(25);
    }),
  );
});
