import { z } from 'zod';
import { propertyTypeCodes } from './import.ts';

/** Minimum number of listings of an area for search engines to index its page, and for its page to show figures of prices. */
export const areaMinimum = 3;

/** Age up to which a listing counts as new on the page of an area, days. */
export const areaNewDays = 30;

export const areaTransactions = ['buy', 'rent'] as const;
export type AreaTransaction = (typeof areaTransactions)[number];

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** Query of `GET area`. Without a municipality the area is that of the whole site; a borough and a type need a municipality. */
export const areaQuery = z.object({
  transaction: z.enum(areaTransactions),
  /** Slug of the municipality. */
  municipality: slug.optional(),
  /** Slug of the borough, which is unique within its municipality. */
  borough: slug.optional(),
  type: z.enum(propertyTypeCodes).optional(),
});
export type AreaQuery = z.infer<typeof areaQuery>;

const place = z.object({ code: z.string(), name: z.string(), slug: z.string() });
const count = z.number().int().nonnegative();
const typeCount = z.object({ type: z.enum(propertyTypeCodes), count });
export type AreaTypeCount = z.infer<typeof typeCount>;
const placeCount = place.extend({ count });
export type AreaPlaceCount = z.infer<typeof placeCount>;

/** The listings on offer in a municipality or one of its boroughs, of a type and a transaction, as its page describes them. */
export const area = z.object({
  transaction: z.enum(areaTransactions),
  municipality: place.nullable(),
  borough: place.nullable().default(null),
  type: z.enum(propertyTypeCodes).nullable(),
  count,
  new_count: count
    .nullable()
    .describe(`Number of listings that came on the market in the last ${areaNewDays} days; null for the whole site.`),
  prices: z
    .object({ median: z.number(), lowest: z.number(), highest: z.number() })
    .nullable()
    .describe(
      `Asking prices, CAD; null for the whole site, and for fewer than ${areaMinimum} listings, which are no statistic.`,
    ),
  types: z.array(typeCount).describe('The types in the same place and transaction, the most frequent first.'),
  other_transaction_count: count.describe('Number of listings of the same place and type in the other transaction.'),
  municipalities: z
    .array(placeCount)
    .describe(
      `Municipalities with at least ${areaMinimum} listings of the same type and transaction: those nearby, the nearest first. For the whole site: all that have a listing, by name. None for a borough.`,
    ),
  boroughs: z
    .array(placeCount)
    .default([])
    .describe(
      `Boroughs of the municipality with at least ${areaMinimum} listings of the same type and transaction: all of them by name, and for a borough the others, the nearest first.`,
    ),
  municipality_count: count
    .nullable()
    .default(null)
    .describe('Number of listings of the same type and transaction in the whole municipality of a borough.'),
});
export type Area = z.infer<typeof area>;

export const areaAnswer = z.object({ data: area });
export type AreaAnswer = z.infer<typeof areaAnswer>;

/** Minimum number of priced listings for the market of an area to have a median: with fewer, it would be close to the price of one. */
export const areaMedianMinimum = 5;

/** Number of months before today for which the market of an area says how many listings were on offer. */
export const areaMarketMonths = 12;

/** Query of `GET area-market`. */
export const areaMarketQuery = z.object({
  transaction: z.enum(areaTransactions),
  /** Code of a municipality or a borough. */
  place: z.string().regex(/^[\w-]{1,60}$/),
});
export type AreaMarketQuery = z.infer<typeof areaMarketQuery>;

const median = z
  .number()
  .nullable()
  .describe(`Median asking price, CAD; null for fewer than ${areaMedianMinimum} listings with a price.`);

/** The market of a municipality or a borough: its listings on offer, and how many there were on this day of each past month. */
export const areaMarket = z.object({
  transaction: z.enum(areaTransactions),
  municipality: place,
  borough: place.nullable(),
  count,
  new_count: count.describe(`Number of listings that came on the market in the last ${areaNewDays} days.`),
  median,
  types: z.array(typeCount.extend({ median })).describe('The types on offer, the most frequent first.'),
  months: z
    .array(z.object({ month: z.string().describe('`2026-11`'), count }))
    .describe(
      `Listings on offer on this day of each of the last ${areaMarketMonths} months, the oldest first and today last. It begins with the first listing that left the site’s market unsold: what left before is not known.`,
    ),
});
export type AreaMarket = z.infer<typeof areaMarket>;

export const areaMarketAnswer = z.object({ data: areaMarket });
export type AreaMarketAnswer = z.infer<typeof areaMarketAnswer>;

/** An area whose page search engines may index, with the moment of the last change of one of its listings (ISO 8601). */
export const listedArea = z.object({
  transaction: z.enum(areaTransactions),
  municipality: z.string().nullable().describe('Slug of the municipality; null for the whole site.'),
  borough: z.string().nullable().default(null).describe('Slug of the borough; null for the whole municipality.'),
  type: z.enum(propertyTypeCodes).nullable(),
  last_modified: z.string(),
});
export type ListedArea = z.infer<typeof listedArea>;

/** Response of `GET areas`. */
export const areasAnswer = z.object({ data: z.object({ areas: z.array(listedArea) }) });
export type AreasAnswer = z.infer<typeof areasAnswer>;

/**
 * True when search engines may index the page of an area: it has enough listings, and does not show the same as the page of the
 * only type in its place, or of a municipality whose listings are all in one borough. `typeCount` is the number of types in the place, `around` the
 * number of listings in the municipality of a borough, null for an area without a borough.
 */
export const isIndexedArea = (found: {
  municipality: unknown;
  type: unknown;
  count: number;
  typeCount: number;
  around: number | null;
}): boolean =>
  found.count >= areaMinimum &&
  found.count !== found.around &&
  (found.municipality === null || found.type !== null || found.typeCount > 1);
