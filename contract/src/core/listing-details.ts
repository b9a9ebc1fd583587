import { z } from 'zod';
import { tourKinds } from './tour-kinds.ts';

/** Taxes, fees and expenses that an owner pays. `taxes` are all taxes of a source that does not separate them. */
export const costKinds = ['taxes', 'municipal-tax', 'school-tax', 'association-fee', 'energy'] as const;
export type CostKind = (typeof costKinds)[number];

export const roomTypes = [
  'bathroom',
  'bedroom',
  'den',
  'dining-room',
  'dinette',
  'entrance',
  'family-room',
  'kitchen',
  'laundry',
  'living-room',
  'office',
  'playroom',
  'powder-room',
  'primary-bedroom',
  'solarium',
  'storage',
  'walk-in-closet',
  'workshop',
] as const;
export type RoomType = (typeof roomTypes)[number];

const localized = z.object({ fr: z.string(), en: z.string() });

const tourAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(2000)
  .refine((url) => URL.parse(url)?.username === '', 'must hold no user name');

/** A virtual tour or a film; a source with one address for both languages repeats it. */
export const listingTour = z.object({
  kind: z.enum(tourKinds),
  url: z.object({ fr: tourAddress, en: tourAddress }).describe('Addresses with https, on a public host.'),
});
export type ListingTour = z.infer<typeof listingTour>;

/** Maximum number of tours and films of a listing. */
export const maxTours = 10;
const amount = z.number().positive().max(100_000_000);

export const listingCost = z.object({
  kind: z.enum(costKinds),
  amount: amount.describe('CAD per period.'),
  period: z.enum(['month', 'year']),
  year: z.number().int().min(1900).max(2200).nullish().describe('Year for which a tax is due.'),
});

export const listingRoom = z.object({
  type: z.enum(roomTypes),
  level: z
    .string()
    .regex(/^(basement|garden|lower|ground|upper|\d{1,2})$/)
    .nullish()
    .describe('`basement`, `garden`, `lower`, `ground`, `upper`, or the number of a floor.'),
  length: z.number().positive().max(200).nullish().describe('m.'),
  width: z.number().positive().max(200).nullish().describe('m.'),
  unit: z.number().int().positive().max(1000).nullish().describe('Number of the dwelling, in a building with several.'),
});

export const listingUnit = z.object({
  rooms: z.number().int().positive().max(1000).nullish(),
  bedrooms: z.number().int().positive().max(1000).nullish(),
  rent: amount.nullish().describe('CAD per month.'),
});

/** Costs, rooms, dwellings, amenities and tours of a listing. What its source does not say for sure is absent. */
export const listingDetails = z.object({
  costs: z.array(listingCost).max(20).default([]),
  rooms: z.array(listingRoom).max(200).default([]),
  units: z.array(listingUnit).max(200).default([]).describe('Dwellings of a building with several.'),
  parking_spaces: z.number().int().positive().max(10_000).nullish(),
  has_garage: z.boolean().nullish(),
  has_pool: z.boolean().nullish(),
  is_waterfront: z.boolean().nullish(),
  zoning: z.string().max(200).nullish(),
  inclusions: localized.nullish(),
  exclusions: localized.nullish(),
  tours: z.array(listingTour).max(maxTours).optional().describe('Virtual tours and films; absent without any.'),
});
export type ListingCost = z.infer<typeof listingCost>;
export type ListingRoom = z.infer<typeof listingRoom>;
export type ListingUnit = z.infer<typeof listingUnit>;
export type ListingDetails = z.infer<typeof listingDetails>;
