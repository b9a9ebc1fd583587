import { z } from 'zod';
import { listingPicture, propertyTypeCodes } from './import.ts';
import { listing } from './listing.ts';
import { listingDetails } from './listing-details.ts';
import { municipality } from './municipalities.ts';

const localized = z.object({ fr: z.string(), en: z.string() });

/**
 * Status of a listing: active, sold, or off the market (withdrawn or expired). The page of a listing off the market says so for as long
 * as its site keeps it; then the status is `gone` and the page answers 410.
 */
export const propertyStatuses = ['active', 'sold', 'off_market', 'gone'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

/** Reasons for which a listing left the market. */
export const offMarketReasons = ['sold', 'expired', 'withdrawn'] as const;
export type OffMarketReason = (typeof offMarketReasons)[number];

/**
 * The full listing, for its own page: the card and all other data, in both languages where readers may switch. A listing off the
 * market has no pictures, description or price, because the mandate to show them has ended.
 */
export const property = listing.extend({
  status: z.enum(propertyStatuses),
  off_market_reason: z.enum(offMarketReasons).nullish().describe('Null while it is on the market.'),
  has_conditional_offer: z
    .boolean()
    .default(false)
    .describe('True when an offer is accepted whose conditions are not met yet.'),
  property_type: z.enum(propertyTypeCodes),
  for_sale_for_rent: z.enum(['buy', 'rent']),
  description: localized,
  /** Internal addresses without the locale prefix, for the alternates of the page. */
  urls: localized,
  street: localized,
  municipality,
  borough: municipality.nullish().describe('Borough or another part of the municipality; null when it is unknown.'),
  postal_code: z.string(),
  is_location_approximate: z
    .boolean()
    .default(false)
    .describe('True when the point is that of a neighbourhood instead of the exact address.'),
  bedrooms: z.number().nullish(),
  bathrooms: z.number().nullish(),
  living_area: z.number().nullish(),
  lot_area: z.number().nullish(),
  area_unit: z.enum(['sqft', 'sqm']),
  year_built: z.number().int().nullish(),
  listed_at: z.iso.datetime(),
  open_houses: z
    .array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() }))
    .describe('Future open houses, the next one first.'),
  /** Addresses of the same property under a new number, to which the old page leads; absent while the listing is on the market. */
  successor: localized.nullish(),
  price_history: z
    .array(z.object({ price: z.number(), until: z.iso.datetime() }))
    .default([])
    .describe(
      'Previous prices, CAD, the latest first, each with the moment at which it ended. Empty unless the site and the source of the listing show them, and always for a listing that is not on the market.',
    ),
  refreshed_at: z.iso
    .datetime()
    .nullish()
    .describe('Moment at which it was last brought up to date with its source; null for a listing that no source has.'),
  reports: z
    .enum(['with-consent', 'always'])
    .nullish()
    .describe('Condition on which the page reports views and clicks to the source of the listing; null for never.'),
  sends_leads: z
    .boolean()
    .nullish()
    .describe('True when a message about the listing is also sent to DDF, which its contact form has to say.'),
  details: listingDetails
    .nullish()
    .describe(
      'Costs, rooms, dwellings and amenities; a sold listing has neither costs nor rents, and one off the market none. Only a listing on the market has tours.',
    ),
  broker: z.string().nullish().describe('Slug of the broker.'),
  co_brokers: z.array(z.string()).default([]).describe('Slugs of the brokers who share the listing with that one.'),
  office: z.string().nullish().describe('Slug of the office.'),
  pictures: z
    .array(listingPicture.extend({ alt: z.string().nullish() }))
    .describe('`alt` is the alternative text in the language of the call.'),
  floor_plans: z
    .array(listingPicture.extend({ alt: z.string().nullish() }))
    .default([])
    .describe('Drawings of the floors; empty for a listing that is not on the market.'),
});
export type Property = z.infer<typeof property>;

/** A listing on the market near another one. */
export const nearbyListing = listing.extend({
  distance: z.number().nonnegative().describe('m, as the crow flies, between two exact locations.'),
});
export type NearbyListing = z.infer<typeof nearbyListing>;

/** Response of `GET property/{uls}`: the listing, a few similar ones, and others close by that are not among them. */
export const propertyAnswer = z.object({
  data: property.extend({ similar: z.array(listing), nearby: z.array(nearbyListing).default([]) }),
});
export type PropertyAnswer = z.infer<typeof propertyAnswer>;
