import { z } from 'zod';

/** The corners of a map view in degrees, under their names on the wire (search.9). */
export const mapBounds = z.object({
  SouthWest_lat: z.number(),
  SouthWest_lng: z.number(),
  NorthEast_lat: z.number(),
  NorthEast_lng: z.number(),
});
export type MapBounds = z.infer<typeof mapBounds>;

/** Bounds of a map before the visitor moves it (map.15). */
export const defaultMapBounds: MapBounds = {
  SouthWest_lat: 44.5,
  SouthWest_lng: -80.4,
  NorthEast_lat: 63,
  NorthEast_lng: -55.3,
};
