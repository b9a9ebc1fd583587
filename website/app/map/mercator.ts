import type { Coords } from './geo.ts';

/** A point in the web mercator square: 0, 0 is its north-west corner and 1, 1 the south-east one. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Returns the side of the square in px at a zoom, with tiles of 512 px. */
export const worldSize = (zoom: number): number => 512 * 2 ** zoom;

/** Maximum latitude of the projection, in degrees. */
const northernmost = 85.051129;

export function toWorld([lat, lng]: Coords): WorldPoint {
  const sine = Math.sin((Math.max(-northernmost, Math.min(northernmost, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export const toCoords = ({ x, y }: WorldPoint): Coords => [
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  (x - 0.5) * 360,
];
