import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapViewport } from '../map/map-types.ts';

/** Five decimals of a degree are a metre: the same place again, to the pixel, at any zoom. */
const decimals = 5;
const mostZoom = 22;

/**
 * What the map shows, as an address has it: `bounds=46.7_-71.5_46.9_-71.1&zoom=11.5`, south, west, north and east in degrees.
 * Corners that are the wrong way round are swapped; what is no view of the earth is ignored.
 */
export function readViewport(params: URLSearchParams): MapViewport | null {
  const parts = (params.get('bounds') ?? '').split('_').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN, four = Number.NaN] = parts;
  const [south, north] = [rounded(Math.min(one, three)), rounded(Math.max(one, three))];
  const [west, east] = [rounded(Math.min(two, four)), rounded(Math.max(two, four))];
  const isView = parts.length === 4 && south >= -90 && north <= 90 && west >= -180 && east <= 180;
  if (!isView || !(south < north) || !(west < east)) return null;
  const bounds = { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east };
  const zoom = Number(params.get('zoom') ?? Number.NaN);
  return { bounds, zoom: Number.isFinite(zoom) && zoom >= 0 ? inTenths(Math.min(zoom, mostZoom)) : zoomOf(bounds) };
}

export function writeViewport(params: URLSearchParams, { bounds, zoom }: MapViewport): void {
  const { SouthWest_lat, SouthWest_lng, NorthEast_lat, NorthEast_lng } = bounds;
  params.set('bounds', [SouthWest_lat, SouthWest_lng, NorthEast_lat, NorthEast_lng].map(rounded).join('_'));
  params.set('zoom', String(inTenths(zoom)));
}

export const areSameViewports = (one: MapViewport | null, other: MapViewport | null): boolean =>
  keyOf(one) === keyOf(other);

function keyOf(viewport: MapViewport | null): string {
  const params = new URLSearchParams();
  if (viewport) writeViewport(params, viewport);
  return params.toString();
}

/** Never `-0` nor `1e-7`, which are other texts than they were read from. */
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals)) + 0;
const inTenths = (zoom: number): number => Math.round(zoom * 10) / 10;

/** Of a map of 512 px, which is about what a pane of it is. */
const zoomOf = ({ SouthWest_lng, NorthEast_lng }: MapBounds): number =>
  inTenths(Math.min(mostZoom, Math.log2(360 / (NorthEast_lng - SouthWest_lng))));
