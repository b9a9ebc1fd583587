import { z } from 'zod';
import { coords, listing, mapMarker } from './listing.ts';
import { mapBounds } from './map-bounds.ts';

/** Maximum number of markers; more are answered as clusters (wire.24). */
export const markerLimit = 5000;

/** Listings at one point of the map: the middle of the cell `bounds`, which contains all of them. */
export const mapCluster = z.object({ coords, count: z.number().int(), bounds: mapBounds });
export type MapCluster = z.infer<typeof mapCluster>;

/**
 * The markers of a map as columns of integers, half the bytes of objects, requested with `markers=columns`. Markers are sorted by
 * `uls`; the n-th number of each column belongs to the n-th marker.
 */
export const markerColumns = z.object({
  uls: z
    .union([z.array(z.number().int()), z.array(z.string())])
    .describe(
      'The first listing number, then the difference of each to the previous one. Texts when numbers would lose leading zeros.',
    ),
  origin: z
    .tuple([z.number().int(), z.number().int()])
    .describe('The south-west corner in steps of 0.00001°; coordinates are relative to it.'),
  lat: z.array(z.number().int()),
  lng: z.array(z.number().int()),
  price: z.array(z.number()).describe('CAD; −1 when there is none.'),
  badge: z.string().describe('One digit per marker: the index of its badge in `badges` from 1 on, 0 for none.'),
});
export type MarkerColumns = z.infer<typeof markerColumns>;

/**
 * Members of every response besides its listings: `version` changes whenever the result of a search can change, and is equal on
 * all nodes.
 */
const searched = {
  total: z.number().int().describe('Number of all listings that the search finds.'),
  version: z.string().optional().describe('Changes whenever the result of a search can change; equal on all nodes.'),
};

/** A page of listings; `next` is the `after` of the next page, null at the end. */
const pageOfListings = {
  ...searched,
  propertiesListing: z.array(listing),
  next: z.string().nullish().describe('The `after` of the next page; null at the end.'),
};

/**
 * Response of `format=map`. Above `markerLimit` the markers are empty and `propertiesClusters` is set. With `markers=columns` the
 * markers are in `propertiesMapColumns`, and `propertiesMap` is empty.
 */
export const propertiesMapAnswer = z.object({
  data: z.object({
    ...pageOfListings,
    propertiesMap: z.array(mapMarker).describe('Empty with `markers=columns`, and beyond the limit of markers.'),
    propertiesMapColumns: markerColumns.optional().describe('The markers with `markers=columns`.'),
    propertiesClusters: z.array(mapCluster).optional().describe(`In place of more than ${markerLimit} markers.`),
  }),
});
export type PropertiesMapAnswer = z.infer<typeof propertiesMapAnswer>;

/** Response of `format=page`. */
export const propertiesPageAnswer = z.object({ data: z.object(pageOfListings) });
export type PropertiesPageAnswer = z.infer<typeof propertiesPageAnswer>;

/** Response of `format=count`. */
export const propertiesCountAnswer = z.object({ data: z.object(searched) });
export type PropertiesCountAnswer = z.infer<typeof propertiesCountAnswer>;

/**
 * Response of `format=facets`. Each filter is counted with all others, without itself: how many listings there would be with a choice.
 */
export const propertiesFacetsAnswer = z.object({
  data: z.object({
    ...searched,
    choices: z
      .record(z.string(), z.record(z.string(), z.number().int()))
      .describe('By filter, the number of listings by each value of its parameter; `any` without the filter.'),
    histograms: z
      .record(z.string(), z.object({ from: z.array(z.number()), counts: z.array(z.number().int()) }))
      .describe(
        'By range (`price`, `year` …), the number of listings from each value to the next. Prices are of sales unless rentals are asked for.',
      ),
  }),
});
export type PropertiesFacets = z.infer<typeof propertiesFacetsAnswer>['data'];
