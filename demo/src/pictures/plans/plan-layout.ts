import type { ListingRoom } from '@vitrine/contract/core/listing-details.ts';

/** A rectangle in metres, from the upper left corner of the floor. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedRoom extends Area {
  room: ListingRoom;
  /** True for a room above the hall, whose outer wall is the upper one. */
  isAbove: boolean;
}

export interface PlanLayout {
  width: number;
  height: number;
  hall: Area;
  rooms: PlacedRoom[];
}

/** Depth of the hall, and the least width of a room, m. */
const hallDepth = 1.3;
const leastWidth = 1.8;
/** Width of a floor for its depth. */
const proportion = 1.6;
const depths = { least: 2.6, most: 6 };

const areaOf = ({ length, width }: ListingRoom): number => (length ?? 3) * (width ?? 3);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Places the rooms of a floor in two rows, with a hall between them. Each takes about the area that it has, as the sizes of rooms alone do not say
 * how they lie.
 */
export function layOutFloor(rooms: readonly ListingRoom[]): PlanLayout {
  const above: ListingRoom[] = [];
  const below: ListingRoom[] = [];
  for (const room of rooms.toSorted((one, other) => areaOf(other) - areaOf(one))) {
    const row = sum(above.map(areaOf)) <= sum(below.map(areaOf)) ? above : below;
    row.push(room);
  }
  const most = Math.max(above.length, below.length);
  const width = Math.max(Math.sqrt(sum(rooms.map(areaOf)) * proportion), most * leastWidth);
  const depthOf = (row: readonly ListingRoom[]): number =>
    Math.min(Math.max(sum(row.map(areaOf)) / width, depths.least), depths.most);
  const hall = { x: 0, y: depthOf(above), width, height: hallDepth };
  const lower = { y: hall.y + hallDepth, height: depthOf(below) };
  return {
    width,
    height: lower.y + lower.height,
    hall,
    rooms: [
      ...placed(above, width).map((each) => ({ ...each, y: 0, height: hall.y, isAbove: true })),
      ...placed(below, width).map((each) => ({ ...each, ...lower, isAbove: false })),
    ],
  };
}

/** Returns the rooms of a row from left to right, as wide as their areas ask, none too narrow for its name. */
function placed(row: readonly ListingRoom[], width: number): (Pick<Area, 'x' | 'width'> & { room: ListingRoom })[] {
  const spare = width - row.length * leastWidth;
  const extra = row.map((room) => Math.max(0, areaOf(room) - 4));
  const total = sum(extra);
  let x = 0;
  return row.map((room, at) => {
    const own = leastWidth + spare * (total > 0 ? (extra[at] ?? 0) / total : 1 / row.length);
    const from = x;
    x += own;
    return { room, x: from, width: own };
  });
}
