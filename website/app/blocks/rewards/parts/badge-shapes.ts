/** Centre of the view box of a badge, 160 × 160. */
const middle = 80;

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface Point {
  x: number;
  y: number;
}

/** Returns the point at an angle, in degrees clockwise from the top, and a distance from a centre. */
export function polar(angle: number, radius: number, center: Point = { x: middle, y: middle }): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: rounded(center.x + radius * Math.cos(radians)), y: rounded(center.y + radius * Math.sin(radians)) };
}

const closed = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

const angles = (count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, index) => first + (index * 360) / count);

export const circle = (radius: number, { x, y }: Point = { x: middle, y: middle }): string =>
  `M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** Returns a regular polygon that stands on a side. */
export const polygon = (corners: number, radius: number, turned = corners % 2 === 0 ? 180 / corners : 0): string =>
  closed(angles(corners, turned).map((angle) => polar(angle, radius)));

/** Returns a star whose first point is at the top. */
export const star = (points: number, outer: number, inner: number, center?: Point): string =>
  closed(angles(points).flatMap((angle) => [polar(angle, outer, center), polar(angle + 180 / points, inner, center)]));

/** Returns a disc with rounded lobes around its edge. */
export function scallop(lobes: number, radius: number): string {
  const lobe = rounded(radius * Math.sin(Math.PI / lobes) * 1.04);
  const [first, ...others] = angles(lobes).map((angle) => polar(angle, radius));
  if (!first) return '';
  const arcs = [...others, first].map(({ x, y }) => `A${lobe} ${lobe} 0 0 1 ${x} ${y}`);
  return `M${first.x} ${first.y}${arcs.join('')}Z`;
}

/** Returns rays around the centre, as strokes. */
export const rays = (count: number, from: number, to: number, first = 0): string =>
  angles(count, first)
    .map((angle) => {
      const [start, end] = [polar(angle, from), polar(angle, to)];
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
    })
    .join('');

/** Returns small stars in a circle. */
export const starCircle = (count: number, radius: number, size: number): string =>
  angles(count)
    .map((angle) => star(5, size, size * 0.42, polar(angle, radius)))
    .join('');

/** Returns two laurel branches that open at the top. */
export function laurel(radius: number, leaves: number): string {
  const branch = Array.from({ length: leaves }, (_, index) => 42 + (index * 122) / (leaves - 1));
  return [...branch, ...branch.map((angle) => -angle)].map((angle) => leaf(angle, radius)).join('');
}

/** Returns a leaf that points upward along the circle, a little outward. */
function leaf(angle: number, radius: number): string {
  const side = Math.sign(angle);
  const [base, tip] = [polar(angle + side * 9, radius - 2), polar(angle - side * 12, radius + 3)];
  const [outer, inner] = [polar(angle, radius + 6), polar(angle - side * 2, radius - 4)];
  return `M${base.x} ${base.y}Q${outer.x} ${outer.y} ${tip.x} ${tip.y}Q${inner.x} ${inner.y} ${base.x} ${base.y}Z`;
}
