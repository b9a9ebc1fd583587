export type Point = readonly [lng: number, lat: number];

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Returns the part of a ring within a box, clipped at one side after the other (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], { west, south, east, north }: Box): Point[] {
  const sides: [isInside: (point: Point) => boolean, axis: 0 | 1, limit: number][] = [
    [([lng]) => lng >= west, 0, west],
    [([lng]) => lng <= east, 0, east],
    [([, lat]) => lat >= south, 1, south],
    [([, lat]) => lat <= north, 1, north],
  ];
  let points = [...ring];
  for (const [isInside, axis, limit] of sides) {
    const kept: Point[] = [];
    for (const [index, point] of points.entries()) {
      const before = points.at(index - 1) ?? point;
      if (isInside(before) !== isInside(point)) kept.push(crossing(before, point, axis, limit));
      if (isInside(point)) kept.push(point);
    }
    points = kept;
  }
  return points;
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/** Returns the line without the points that are closer to it than `tolerance` degrees (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const away = distanceTo(line[index] ?? first, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1), tolerance), ...simplify(line.slice(farthest), tolerance).slice(1)];
}

function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs(dx * (from[1] - point[1]) - (from[0] - point[0]) * dy) / length;
}

/** Returns the area in square degrees, whatever the direction of the ring. */
export const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [lng, lat], index) => {
      const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat];
      return sum + lng * nextLat - nextLng * lat;
    }, 0) / 2,
  );

/**
 * Smooths a line or a ring by cutting its corners three times (Chaikin), so that a few points make a shore. A ring is returned
 * closed.
 */
export function roundOff(line: readonly Point[], isRing: boolean): Point[] {
  const cut = (points: readonly Point[]): Point[] =>
    points.flatMap((point, index) => {
      const next = points[index + 1] ?? (isRing ? points[0] : undefined);
      return next ? [between(point, next, 0.25), between(point, next, 0.75)] : [];
    });
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const rounded = cut(cut(cut(line)));
  return isRing ? [...rounded, rounded[0] ?? first] : [first, ...rounded, last];
}

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + part * (to[0] - from[0]),
  from[1] + part * (to[1] - from[1]),
];
