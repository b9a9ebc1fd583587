import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapViewport } from '../map/map-types.ts';

/** Decimals of a degree in an address. Five are about one metre, so that the map returns to the same pixel at any zoom. */
const decimals = 5;
const mostZoom = 22;

/**
 * Reads the viewport of the map from an address: `bounds=46.7_-71.5_46.9_-71.1&zoom=11.5`, south, west, north and east in
 * degrees. Swapped corners are corrected; null when the values are not a part of the earth.
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

/** Returns a viewport of bounds, at the zoom that shows them. */
export const viewportOf = (bounds: MapBounds): MapViewport => ({ bounds, zoom: zoomOf(bounds) });

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

/** Rounds to the decimals of an address. Adding 0 turns `-0` into `0`, so that a written value reads back as the same text. */
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals)) + 0;
const inTenths = (zoom: number): number => Math.round(zoom * 10) / 10;

/** Returns the zoom at which a map 512 px wide shows the bounds, for an address without a zoom. */
const zoomOf = ({ SouthWest_lng, NorthEast_lng }: MapBounds): number =>
  inTenths(Math.min(mostZoom, Math.log2(360 / (NorthEast_lng - SouthWest_lng))));
