import type { ScreenPoint } from '../map-types.ts';

/** Distance in px that a line may lie beside the hand at first; it grows until few enough corners are left. */
const leastTolerance = 2.5;
const growth = 1.4;

/** Returns at most `most` of the points of a line drawn by hand, so that the line hardly changes. */
export function simplifyLine(points: readonly ScreenPoint[], most: number): ScreenPoint[] {
  for (let tolerance = leastTolerance; ; tolerance *= growth) {
    const kept = keptPoints(points, tolerance);
    if (kept.length <= most) return kept;
  }
}

/** Keeps the ends and, between them, the point that is furthest from their straight line, as long as it is further than the tolerance (Ramer, Douglas and Peucker). */
function keptPoints(points: readonly ScreenPoint[], tolerance: number): ScreenPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToSegment(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  const before = keptPoints(points.slice(0, furthest + 1), tolerance);
  return [...before, ...keptPoints(points.slice(furthest), tolerance).slice(1)];
}

export function distanceToSegment(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const squared = width ** 2 + height ** 2;
  const along = squared === 0 ? 0 : ((point.x - from.x) * width + (point.y - from.y) * height) / squared;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * width, point.y - from.y - part * height);
}
