import { z } from 'zod';
import { formTypes } from './contact.ts';
import { propertyTypeCodes } from './import.ts';
import { propertyStatuses } from './property.ts';

/** Events of a listing that a browser reports: page view, saved as a favourite, shared, opened as PDF. */
export const interestKinds = ['view', 'heart', 'share', 'sheet'] as const;
export type InterestKind = (typeof interestKinds)[number];

/** All that is counted of a listing; messages are counted by their form. */
export const figureKinds = [...interestKinds, ...formTypes] as const;
export type FigureKind = (typeof figureKinds)[number];

/**
 * Body of `POST figures`: one thing that a visitor did, without anything about the visitor. A search is counted by its municipality or
 * borough and its type, each null when the search has none or several.
 */
export const figureEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(interestKinds), uls: z.string().regex(/^\d{4,12}$/) }),
  z.strictObject({
    kind: z.literal('search'),
    place: z
      .string()
      .regex(/^[\w.:-]{1,60}$/)
      .nullable(),
    type: z.enum(propertyTypeCodes).nullable(),
  }),
]);
export type FigureEvent = z.infer<typeof figureEvent>;

/** Numbers of days that staff look at, each compared with as many days before. */
export const figurePeriods = [7, 28, 91] as const;
export const usualPeriod = 28;
/** Months for which daily counts are kept. */
export const figureMonths = 25;

const count = z.number().int();
export const figureTotals = z
  .object({ view: count, heart: count, share: count, sheet: count, lead: count })
  .describe('`lead` is the number of messages by any form.');
export type FigureTotals = z.infer<typeof figureTotals>;

/** Counts of one day of Québec, `2026-06-15`. */
export const dayFigures = figureTotals.extend({ day: z.string() });
export type DayFigures = z.infer<typeof dayFigures>;

/** Counts of a period and of the one before it, of the same length. */
const compared = { totals: figureTotals, previous: figureTotals };

export const listingFigures = z.object({
  uls: z.string(),
  type: z.string(),
  address: z.string(),
  /** Path of the listing on the website, without its language. */
  url: z.string(),
  status: z.enum(propertyStatuses),
  ...compared,
  views_by_day: z.array(count),
});
export type ListingFigures = z.infer<typeof listingFigures>;

export const searchFigures = z.object({
  place: z.string().nullable().describe('Name of the municipality or the borough; null for any or several.'),
  property_type: z.enum(propertyTypeCodes).nullable(),
  count,
});

/** Query of `GET figures` of a site. */
export const figuresQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal(figurePeriods))
    .catch(usualPeriod)
    .meta({ description: 'Length of the period, which ends today: 7, 28 or 91 days.' }),
  broker: z
    .string()
    .max(200)
    .regex(/^[^\0]*$/)
    .catch('')
    .default('')
    .meta({ description: 'Slug of the broker whose listings are shown; empty for all.' }),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).meta({ description: 'Page of the list, from 1.' }),
});

/** Response of `GET figures` of a site. */
export const figuresAnswer = z.object({
  data: z.object({
    days: z.array(dayFigures).describe('One entry a day, the oldest first.'),
    ...compared,
    listings: z.array(listingFigures).describe('Listings on the market and those with counts, the most viewed first.'),
    total: z.number().int().describe('Number of these listings.'),
    page_size: z.number().int(),
    searches: z.array(searchFigures).describe('The most frequent searches of the site.'),
  }),
});
export type SiteFigures = z.infer<typeof figuresAnswer>['data'];

/** Response of `GET figures/{uls}` of a site. */
export const oneListingFiguresAnswer = z.object({
  data: listingFigures.omit({ views_by_day: true }).extend({ days: z.array(dayFigures) }),
});
export type OneListingFigures = z.infer<typeof oneListingFiguresAnswer>['data'];
