import { expect, test } from 'vitest';
import { floorPlansOf } from '../../listings/floor-plans.ts';
import { generateListings } from '../../listings/generate-listings.ts';
import { type Area, layOutFloor } from './plan-layout.ts';

const listings = [...generateListings({ count: 300, seed: 1 })];
const touches = (one: Area, other: Area): boolean =>
  one.x + one.width > other.x + 1e-6 &&
  other.x + other.width > one.x + 1e-6 &&
  one.y + one.height > other.y + 1e-6 &&
  other.y + other.height > one.y + 1e-6;

test('the rooms of a floor fill it beside the hall, without covering one another', () => {
  for (const { Details } of listings) {
    const rooms = Details?.rooms ?? [];
    if (rooms.length < 2) continue;
    const floor = layOutFloor(rooms);
    expect(floor.rooms).toHaveLength(rooms.length);
    const areas: Area[] = [...floor.rooms, floor.hall];
    expect(areas.flatMap((one, at) => areas.slice(at + 1).filter((other) => touches(one, other)))).toEqual([]);
    const covered = areas.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBeCloseTo(floor.width * floor.height);
  }
});

test('a plan names its rooms in both languages and their sizes, and each picture has its file', () => {
  const drawn = listings.map(floorPlansOf).filter(({ files }) => files.length > 0);
  expect(drawn.length).toBeGreaterThan(50);
  for (const { pictures, files } of drawn) {
    expect(pictures.map(({ url }) => url)).toEqual(files.map(({ name }) => `/resources/${name}`));
    for (const { svg } of files) expect(svg).toMatch(/\d,\d\d × \d,\d\d m/);
  }
  const [first] = drawn;
  expect(first?.files[0]?.svg).toMatch(/>Salon<.*>Living room<|>Chambre.*>.*edroom</);
});
