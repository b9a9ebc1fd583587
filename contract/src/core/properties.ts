import { z } from 'zod';
import { coords, listing, mapMarker } from './listing.ts';
import { mapBounds } from './map-bounds.ts';

/** More markers than this are answered as clusters (`3-wire §3`). */
export const markerLimit = 5000;

/** Listings that stand for one point on the map: the middle of `bounds`, which they fill. */
export const mapCluster = z.object({ coords, count: z.number().int(), bounds: mapBounds });
export type MapCluster = z.infer<typeof mapCluster>;

/** `format=map`. Beyond `markerLimit` the markers are empty and the clusters stand instead. */
export const propertiesMapAnswer = z.object({
  data: z.object({
    propertiesMap: z.array(mapMarker),
    propertiesClusters: z.array(mapCluster).optional(),
    propertiesListing: z.array(listing),
    total: z.number().int(),
  }),
});
export type PropertiesMapAnswer = z.infer<typeof propertiesMapAnswer>;

/** One page of listings. */
export const propertiesPageAnswer = z.object({
  data: z.object({ propertiesListing: z.array(listing), total: z.number().int() }),
});
export type PropertiesPageAnswer = z.infer<typeof propertiesPageAnswer>;

/** `format=count`. */
export const propertiesCountAnswer = z.object({ data: z.object({ total: z.number().int() }) });
export type PropertiesCountAnswer = z.infer<typeof propertiesCountAnswer>;
