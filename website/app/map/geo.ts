import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';

/** Latitude and longitude in degrees, in the order of the API. Only the map engine puts longitude first. */
export type Coords = readonly [lat: number, lng: number];

/** Initial bounds of a map without places (map.15): the south of Québec, from Gatineau to Charlevoix, where most people live. */
export const southOfQuebec: MapBounds = {
  SouthWest_lat: 45.05,
  SouthWest_lng: -75.8,
  NorthEast_lat: 47.7,
  NorthEast_lng: -70.1,
};

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

/** Returns bounds that are larger by a part of their extent on each side. A single point stays one. */
export function widened(bounds: MapBounds, part: number): MapBounds {
  const north = (bounds.NorthEast_lat - bounds.SouthWest_lat) * part;
  const east = (bounds.NorthEast_lng - bounds.SouthWest_lng) * part;
  return {
    SouthWest_lat: bounds.SouthWest_lat - north,
    SouthWest_lng: bounds.SouthWest_lng - east,
    NorthEast_lat: bounds.NorthEast_lat + north,
    NorthEast_lng: bounds.NorthEast_lng + east,
  };
}

/** A point that stands for a number of places. */
interface CountedPoint {
  coords: Coords;
  count: number;
}

/** Number of places from which on the remotest are left out of the frame. */
const manyPlaces = 40;
/** Part of the places that may lie beyond each side of the frame. */
const remotePart = 0.03;

/**
 * Returns the bounds of all places, or of most when there are many (map.21), since a few remote ones would make the map show half a
 * continent.
 */
export function boundsOfMost(points: readonly CountedPoint[]): MapBounds | null {
  const total = points.reduce((sum, { count }) => sum + count, 0);
  if (total < manyPlaces) return boundsOf(points.map(({ coords }) => coords));
  const beyond = total * remotePart;
  const [south, north] = middlePart(
    points.map(({ coords: [lat], count }) => ({ at: lat, count })),
    beyond,
  );
  const [west, east] = middlePart(
    points.map(({ coords: [, lng], count }) => ({ at: lng, count })),
    beyond,
  );
  return { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east };
}

/** Returns the ends of the values after `beyond` of them have been left out at each end. */
function middlePart(values: { at: number; count: number }[], beyond: number): [low: number, high: number] {
  const ascending = values.sort((one, other) => one.at - other.at);
  const firstAfter = (ordered: readonly { at: number; count: number }[]): number => {
    let passed = 0;
    for (const { at, count } of ordered) {
      passed += count;
      if (passed > beyond) return at;
    }
    return 0;
  };
  return [firstAfter(ascending), firstAfter(ascending.toReversed())];
}

export const isWithin = (bounds: MapBounds, [lat, lng]: Coords): boolean =>
  lat >= bounds.SouthWest_lat &&
  lat <= bounds.NorthEast_lat &&
  lng >= bounds.SouthWest_lng &&
  lng <= bounds.NorthEast_lng;
