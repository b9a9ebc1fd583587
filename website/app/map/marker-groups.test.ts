import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coords } from './geo.ts';
import { type MarkerGroup, MarkerGroups } from './marker-groups.ts';
import { toCoords, toWorld, worldSize } from './mercator.ts';

const montreal: Coords = [45.5088, -73.554];
const laval: Coords = [45.5833, -73.75];
const quebec: Coords = [46.8139, -71.208];
const members = (groups: readonly MarkerGroup[]) => groups.map((group) => [...group.members]).sort();

test('a place survives the projection', () => {
  const [lat, lng] = toCoords(toWorld(montreal));
  expect(lat).toBeCloseTo(montreal[0], 9);
  expect(lng).toBeCloseTo(montreal[1], 9);
});

test('from afar near towns are one, and from near by each stands alone', () => {
  const groups = new MarkerGroups([montreal, laval, quebec]);
  expect(members(groups.at(5))).toEqual([[0, 1], [2]]);
  expect(members(groups.at(10))).toEqual([[0], [1], [2]]);
});

test('the flats of a tower are one at every zoom, and towns are not', () => {
  const groups = new MarkerGroups([montreal, montreal, quebec]);
  const [tower] = groups.at(16);
  expect(members(groups.at(16))).toEqual([[0, 1], [2]]);
  expect(tower && groups.isOneAt(tower, 19)).toBe(true);
  const towns = new MarkerGroups([montreal, laval]);
  const [both] = towns.at(4);
  expect(both && towns.isOneAt(both, 19)).toBe(false);
});

test('no markers make no groups', () => {
  expect(new MarkerGroups([]).at(8)).toEqual([]);
});

const place = fc.tuple(fc.double({ min: 44.5, max: 63, noNaN: true }), fc.double({ min: -80, max: -56, noNaN: true }));
const crowd = fc.array(fc.oneof(place, fc.constant(montreal)), { maxLength: 200 });

test('every marker is in exactly one group, and a group stands among its markers', () => {
  fc.assert(
    fc.property(crowd, fc.integer({ min: 3, max: 19 }), (places, zoom) => {
      const groups = new MarkerGroups(places).at(zoom);
      const all = groups.flatMap((group) => [...group.members]).sort((one, other) => one - other);
      expect(all).toEqual(places.map((_, index) => index));
      for (const { x, y, members: indexes } of groups) {
        const points = [...indexes].map((index) => toWorld(places[index] ?? [0, 0]));
        const size = worldSize(zoom);
        expect(Math.max(...points.map((point) => Math.abs(point.x - x) * size))).toBeLessThan(3 * 68);
        expect(Math.max(...points.map((point) => Math.abs(point.y - y) * size))).toBeLessThan(3 * 40);
      }
    }),
  );
});
