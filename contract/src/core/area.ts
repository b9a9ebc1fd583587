import { z } from 'zod';
import { propertyTypeCodes } from './import.ts';

/** Minimum number of listings of an area for search engines to index its page, and for its page to show figures of prices. */
export const areaMinimum = 3;

/** Age up to which a listing counts as new on the page of an area, days. */
export const areaNewDays = 30;

export const areaTransactions = ['buy', 'rent'] as const;
export type AreaTransaction = (typeof areaTransactions)[number];

/** Query of `GET area`. Without a municipality the area is that of the whole site; a type needs a municipality. */
export const areaQuery = z.object({
  transaction: z.enum(areaTransactions),
  /** Slug of the municipality. */
  municipality: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional(),
  type: z.enum(propertyTypeCodes).optional(),
});
export type AreaQuery = z.infer<typeof areaQuery>;

const place = z.object({ code: z.string(), name: z.string(), slug: z.string() });
const count = z.number().int().nonnegative();
const typeCount = z.object({ type: z.enum(propertyTypeCodes), count });
export type AreaTypeCount = z.infer<typeof typeCount>;
const placeCount = place.extend({ count });
export type AreaPlaceCount = z.infer<typeof placeCount>;

/** The listings on offer in a municipality, of a type and a transaction, as its page describes them. */
export const area = z.object({
  transaction: z.enum(areaTransactions),
  municipality: place.nullable(),
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
  types: z.array(typeCount).describe('The types in the same municipality and transaction, the most frequent first.'),
  other_transaction_count: count.describe(
    'Number of listings of the same municipality and type in the other transaction.',
  ),
  municipalities: z
    .array(placeCount)
    .describe(
      `Municipalities with at least ${areaMinimum} listings of the same type and transaction: those nearby, the nearest first. For the whole site: all that have a listing, by name.`,
    ),
});
export type Area = z.infer<typeof area>;

export const areaAnswer = z.object({ data: area });
export type AreaAnswer = z.infer<typeof areaAnswer>;

/** An area whose page search engines may index, with the moment of the last change of one of its listings (ISO 8601). */
export const listedArea = z.object({
  transaction: z.enum(areaTransactions),
  municipality: z.string().nullable().describe('Slug of the municipality; null for the whole site.'),
  type: z.enum(propertyTypeCodes).nullable(),
  last_modified: z.string(),
});
export type ListedArea = z.infer<typeof listedArea>;

/** Response of `GET areas`. */
export const areasAnswer = z.object({ data: z.object({ areas: z.array(listedArea) }) });
export type AreasAnswer = z.infer<typeof areasAnswer>;

/**
 * True when search engines may index the page of an area: it has enough listings, and does not show the same as the page of the
 * only type in its municipality. `typeCount` is the number of types in the municipality.
 */
export const isIndexedArea = (found: {
  municipality: unknown;
  type: unknown;
  count: number;
  typeCount: number;
}): boolean =>
  found.count >= areaMinimum && (found.municipality === null || found.type !== null || found.typeCount > 1);
