import { expect, test } from 'vitest';
import { floorPlansOf } from '../../listings/floor-plans.ts';
import { generateListings } from '../../listings/generate-listings.ts';
import { drawPlan } from './draw-plan.ts';
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

test('the name of a narrow room takes two lines, and no line is wider than its room', () => {
  const room = { level: 'ground', length: 4.6, width: 4.2 } as const;
  const rooms = [
    { ...room, type: 'living-room' },
    { ...room, type: 'kitchen' },
    { ...room, type: 'bedroom' },
    { ...room, type: 'dining-room' },
    { ...room, type: 'family-room' },
    { ...room, type: 'primary-bedroom' },
    { ...room, type: 'bathroom', length: 2.3, width: 2.2 },
  ] as const;
  const svg = drawPlan({ title: '', rooms, hasStairs: false, hasEntrance: true });
  const [, roomWidth = '0'] = /width="([\d.]+)" height="[\d.]+" fill="#e8f0f3"/.exec(svg) ?? [];
  const [words = ''] = />Salle<.*?2,30 × 2,20 m/.exec(svg) ?? [];
  const lines = [...words.matchAll(/font-size="([\d.]+)"[^>]*>([^<]+)/g)];
  expect(lines.map(([, , text]) => text)).toEqual(['de bains', 'Bathroom', '2,30 × 2,20 m']);
  for (const [, size, text = ''] of lines) expect(Number(size) * text.length * 0.6).toBeLessThan(Number(roomWidth));
});
