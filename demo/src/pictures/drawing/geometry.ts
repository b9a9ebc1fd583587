export type Point = readonly [number, number];
export type Point3 = readonly [number, number, number];

/** Returns the convex hull of points on the picture, counter-clockwise (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    for (let last = chain.at(-1), before = chain.at(-2); last && before; last = chain.at(-1), before = chain.at(-2)) {
      const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
      if (turn > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** Returns path data of straight lines through the points. */
export function straight(points: readonly Point[], closed = true): string {
  const data = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return closed ? `${data}Z` : data;
}

/** Returns smoothed path data through the points (quadratic through the midpoints). */
export function smooth(points: readonly Point[], closed = true): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = closed ? middle(last, first) : first;
  let data = `M${round(start[0])} ${round(start[1])}`;
  points.forEach((point, index) => {
    const next = points[index + 1] ?? (closed ? first : point);
    const end = middle(point, next);
    data += `Q${round(point[0])} ${round(point[1])} ${round(end[0])} ${round(end[1])}`;
  });
  return closed ? `${data}Z` : data;
}

/** Rounds to one decimal, a fifth of a pixel of the originals. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
