import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';

/** Latitude and longitude in degrees, in the order of the API. Only the map engine puts longitude first. */
export type Coords = readonly [lat: number, lng: number];

/** Initial bounds of a map without places (map.15). */
export const quebec: MapBounds = { SouthWest_lat: 44.5, SouthWest_lng: -80.4, NorthEast_lat: 63, NorthEast_lng: -55.3 };

/** Returns the smallest bounds that contain all points; null without points. */
export function boundsOf(points: readonly Coords[]): MapBounds | null {
  if (points.length === 0) return null;
  const bounds = { SouthWest_lat: 90, SouthWest_lng: 180, NorthEast_lat: -90, NorthEast_lng: -180 };
  for (const [lat, lng] of points) {
    bounds.SouthWest_lat = Math.min(bounds.SouthWest_lat, lat);
    bounds.SouthWest_lng = Math.min(bounds.SouthWest_lng, lng);
    bounds.NorthEast_lat = Math.max(bounds.NorthEast_lat, lat);
    bounds.NorthEast_lng = Math.max(bounds.NorthEast_lng, lng);
  }
  return bounds;
}

export const isWithin = (bounds: MapBounds, [lat, lng]: Coords): boolean =>
  lat >= bounds.SouthWest_lat &&
  lat <= bounds.NorthEast_lat &&
  lng >= bounds.SouthWest_lng &&
  lng <= bounds.NorthEast_lng;
