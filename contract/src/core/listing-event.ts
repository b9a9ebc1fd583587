import { z } from 'zod';

/** A visitor has seen the page of a listing, or has followed a link to its source, its broker or its brokerage. */
export const listingEvents = ['View', 'Click'] as const;
export type ListingEventName = (typeof listingEvents)[number];

/** Body of `POST listing-events`. The id is made by the page: the same event that comes twice is stored once. */
export const listingEvent = z.object({
  id: z.uuid(),
  uls: z.string().regex(/^\d{4,12}$/),
  event: z.enum(listingEvents),
});
export type ListingEvent = z.infer<typeof listingEvent>;

/** Conditions on which views, clicks and messages about a listing are reported: never, after the visitor has allowed analytics, or always. */
export const reportPolicies = ['never', 'with-consent', 'always'] as const;
export type ReportPolicy = (typeof reportPolicies)[number];
