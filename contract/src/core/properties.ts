import { z } from 'zod';
import { coords, listing, mapMarker } from './listing.ts';
import { mapBounds } from './map-bounds.ts';

/** More markers than this are answered as clusters (`3-wire §3`). */
export const markerLimit = 5000;

/** Listings that stand for one point on the map: the middle of the cell `bounds`, in which all of them lie. */
export const mapCluster = z.object({ coords, count: z.number().int(), bounds: mapBounds });
export type MapCluster = z.infer<typeof mapCluster>;

/**
 * The markers of a map as columns of whole numbers, which take half the bytes of objects: a reader asks for them with
 * `markers=columns`. Markers stand in the order of `uls`; the n-th number of each column is that of the n-th marker.
 */
export const markerColumns = z.object({
  /** The first listing number, then each less the one before. Texts where a number would lose leading zeros. */
  uls: z.union([z.array(z.number().int()), z.array(z.string())]),
  /** The south-west corner in steps of 0.00001°, from which the coordinates count. */
  origin: z.tuple([z.number().int(), z.number().int()]),
  lat: z.array(z.number().int()),
  lng: z.array(z.number().int()),
  /** CAD; −1 for none. */
  price: z.array(z.number()),
  /** A digit a marker: the place of its badge in `badges` from 1 on, 0 for none. */
  badge: z.string(),
});
export type MarkerColumns = z.infer<typeof markerColumns>;

/** Members of every response besides its listings: `version` changes when the result of a search can change, equally on all nodes. */
const searched = { total: z.number().int(), version: z.string().optional() };

/** One page of listings; `next` is the `after` of the page that follows, null at the end. */
const pageOfListings = { ...searched, propertiesListing: z.array(listing), next: z.string().nullish() };

/**
 * `format=map`. Beyond `markerLimit` the markers are empty and the clusters stand instead. With `markers=columns` the markers
 * are `propertiesMapColumns`, and `propertiesMap` is empty.
 */
export const propertiesMapAnswer = z.object({
  data: z.object({
    ...pageOfListings,
    propertiesMap: z.array(mapMarker),
    propertiesMapColumns: markerColumns.optional(),
    propertiesClusters: z.array(mapCluster).optional(),
  }),
});
export type PropertiesMapAnswer = z.infer<typeof propertiesMapAnswer>;

/** One page of listings. */
export const propertiesPageAnswer = z.object({ data: z.object(pageOfListings) });
export type PropertiesPageAnswer = z.infer<typeof propertiesPageAnswer>;

/** `format=count`. */
export const propertiesCountAnswer = z.object({ data: z.object(searched) });
export type PropertiesCountAnswer = z.infer<typeof propertiesCountAnswer>;
