import { z } from 'zod';
import { badges } from './badges.ts';
import { listingPicture } from './import.ts';

export type Badge = (typeof badges)[number];

/** An address, or the picture with its widths. */
export const listingImage = z.union([z.string(), listingPicture]);
export type ListingImage = z.infer<typeof listingImage>;

/** Latitude and longitude, WGS 84 degrees. */
export const coords = z.tuple([z.number(), z.number()]);

const listingBadge = z.enum(badges).nullish();

export const listingSpecs = z.object({
  bed: z.string().nullish(),
  bath: z.string().nullish().describe('One decimal, such as `2.0`; `0.0` is not shown.'),
  area: z.string().nullish().describe('Living area with its unit, in the language of the call: `1 240 pi²`.'),
});

/** Information that the source of a listing asks a site to show, in the language of the call. */
export const attribution = z.object({
  badge: z.object({ text: z.string(), href: z.string().nullable() }).nullable(),
  brokerages: z.array(z.string()),
  disclaimer: z.string().nullable(),
});
export type Attribution = z.infer<typeof attribution>;

/** Content of a listing card (listing.1). `type`, `address` and `url` are in the language of the call. */
export const listing = z.object({
  uls: z.string().describe('Number of the listing, by which it is found.'),
  type: z.string().describe('Kind of property, in the language of the call.'),
  address: z.string().describe('Street and municipality, in the language of the call.'),
  price: z
    .number()
    .nullish()
    .describe('CAD; absent on a sold listing, whose price the Québec regulator forbids to show.'),
  price_period: z.literal('month').nullish(),
  url: z.string().describe('Internal and without the locale prefix.'),
  carousel_images: z.array(listingImage).default([]),
  property_image: listingImage.nullish().describe('The main picture.'),
  specs: listingSpecs.default({}),
  badge: listingBadge,
  price_reduced_at: z.iso
    .datetime()
    .nullish()
    .describe(
      'Moment at which the price fell, for a month; absent unless the site and the source of the listing show earlier prices.',
    ),
  coords: coords.nullish().describe('Null when the location is unknown: such a listing is on no map.'),
  /** Absent for a listing whose source asks for none. */
  attribution: attribution.nullish().describe('Absent for a listing whose source asks for none.'),
  open_houses: z
    .array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() }))
    .optional()
    .describe('Absent for a listing without any. Some may have ended: an answer is kept for longer than they last.'),
});
export type Listing = z.infer<typeof listing>;

/** Marker of a listing on a map. */
export const mapMarker = z.object({
  uls: z.string(),
  coords,
  price: z.number().nullish(),
  badge: listingBadge,
});
export type MapMarker = z.infer<typeof mapMarker>;
