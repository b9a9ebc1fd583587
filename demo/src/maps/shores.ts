import { readFileSync } from 'node:fs';

type Position = readonly [lng: number, lat: number];

interface Outline {
  properties: { kind: string; name?: string; english?: string; rank?: number; width?: number };
  geometry:
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Point'; coordinates: Position };
}

/** The outlines that the website's built-in map draws; a place of the demo must be on land there. */
export const outlines: readonly Outline[] = JSON.parse(
  readFileSync(new URL('../../../website/app/map/generated/base-map.json', import.meta.url), 'utf8'),
).features;

/** Distance from a shore within which nothing stands, km; the outlines are rounded to 100 m. */
const shoreKm = 0.1;
const kmPerDegree = 111.2;

interface Edge {
  from: Position;
  to: Position;
}
interface Near {
  /** Land or a lake: true at the middle of the place, and the edges at which that changes. */
  shapes: { isLand: boolean; isMiddleInside: boolean; edges: Edge[] }[];
  rivers: (Edge & { halfKm: number })[];
}

/** Returns the point at a distance from another, in km to the north and to the east. */
export function offsetBy(lat: number, lng: number, north: number, east: number): [lat: number, lng: number] {
  return [lat + north / kmPerDegree, lng + east / (kmPerDegree * Math.cos((lat * Math.PI) / 180))];
}

/**
 * Returns a function that says whether a point within `km` of a place is on land, away from the shores of the sea, lakes and rivers. It
 * looks only at the shores nearby, which are found once.
 */
export function landAround(lat: number, lng: number, km: number): (lat: number, lng: number) => boolean {
  const near = shoresNear(lat, lng, km + 1);
  return (pointLat, pointLng) => isDry(near, [lng, lat], [pointLng, pointLat]);
}

function isDry({ shapes, rivers }: Near, middle: Position, point: Position): boolean {
  if (rivers.some((river) => distanceKm(point, river) < river.halfKm + shoreKm)) return false;
  let isLand = false;
  for (const shape of shapes) {
    const crossings = shape.edges.filter((edge) => doCross(middle, point, edge)).length;
    const isInside = shape.isMiddleInside !== (crossings % 2 === 1);
    if (!shape.isLand && isInside) return false;
    isLand ||= shape.isLand && isInside;
    if (!shape.isLand && shape.edges.some((edge) => distanceKm(point, edge) < shoreKm)) return false;
  }
  return isLand;
}

function shoresNear(lat: number, lng: number, km: number): Near {
  const [north, east] = offsetBy(lat, lng, km, km);
  const [south, west] = [2 * lat - north, 2 * lng - east];
  const touches = ({ from, to }: Edge, by = 0): boolean =>
    Math.min(from[0], to[0]) - by < east &&
    Math.max(from[0], to[0]) + by > west &&
    Math.min(from[1], to[1]) - by < north &&
    Math.max(from[1], to[1]) + by > south;
  const near: Near = { shapes: [], rivers: [] };
  for (const { properties, geometry } of outlines) {
    const { kind, width = 0 } = properties;
    if (geometry.type === 'Polygon' && (kind === 'land' || kind === 'lake')) {
      const edges = geometry.coordinates.flatMap(edgesOf);
      const isMiddleInside = edges.filter((edge) => doCross([lng, lat], [lng, 89], edge)).length % 2 === 1;
      const close = edges.filter((edge) => touches(edge));
      if (isMiddleInside || close.length > 0)
        near.shapes.push({ isLand: kind === 'land', isMiddleInside, edges: close });
    }
    if (geometry.type === 'LineString' && kind === 'river') {
      const halfKm = width / 2000;
      const close = edgesOf(geometry.coordinates).filter((edge) => touches(edge, (halfKm + shoreKm) / 60));
      near.rivers.push(...close.map((edge) => ({ ...edge, halfKm })));
    }
  }
  return near;
}

const edgesOf = (line: readonly Position[]): Edge[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index];
    return from ? [{ from, to }] : [];
  });

/** True when the way from one point to another crosses an edge. */
function doCross(one: Position, other: Position, { from, to }: Edge): boolean {
  return side(one, other, from) !== side(one, other, to) && side(from, to, one) !== side(from, to, other);
}

const side = (from: Position, to: Position, point: Position): boolean =>
  (to[0] - from[0]) * (point[1] - from[1]) > (to[1] - from[1]) * (point[0] - from[0]);

/** Returns the distance in km on a plane around the point, accurate to one percent at these lengths. */
function distanceKm([lng, lat]: Position, { from, to }: Edge): number {
  const kmPerLongitude = kmPerDegree * Math.cos((lat * Math.PI) / 180);
  const [ax, ay] = [(from[0] - lng) * kmPerLongitude, (from[1] - lat) * kmPerDegree];
  const [dx, dy] = [(to[0] - from[0]) * kmPerLongitude, (to[1] - from[1]) * kmPerDegree];
  const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
