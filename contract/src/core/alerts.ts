import { z } from 'zod';
import type { Locale } from '../locale.ts';

/**
 * Statuses of a property alert, a stored search. It is `pending` until the visitor confirms it. An
 * unsubscribed alert stays so; a visitor who wants mails again must submit the form again.
 */
export const alertStatuses = ['pending', 'active', 'paused', 'unsubscribed'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** Frequencies of an alert's mails: within a minute of a change, every morning, or on Monday morning. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/**
 * 256 random bits in base64url. The token authorises changes to the alert, so it appears in addresses only and never in a log.
 */
export const alertToken = z.string().regex(/^[\w-]{43}$/);

/** Search of the alert in readable form; null means "any". It finds homes for sale only. */
export const alertCriteria = z.object({
  municipalities: z.array(z.string()).describe('Names of municipalities that core knows.'),
  unknown_municipalities: z
    .array(z.string())
    .default([])
    .describe('Names that core does not know, which match no listing.'),
  property_type: z.string().nullable().describe('Code of the property type.'),
  budget_min: z.number().nullable().describe('CAD.'),
  budget_max: z.number().nullable(),
  bedrooms: z.number().nullable().describe('Minimum number of bedrooms.'),
  bathrooms: z.number().nullable(),
  broker: z
    .string()
    .nullable()
    .default(null)
    .describe('Names of the broker and of the office whose listings alone are found.'),
  office: z.string().nullable().default(null),
  area: z
    .string()
    .nullable()
    .default(null)
    .describe('The area that the visitor drew on the map, as the address of a search holds it.'),
});
export type AlertCriteria = z.infer<typeof alertCriteria>;

export const alert = z.object({
  status: z.enum(alertStatuses),
  frequency: z.enum(alertFrequencies),
  locale: z.enum(['fr', 'en']).describe('The language of its mails.'),
  email: z.string().describe('Masked: `l…a@example.ca`.'),
  criteria: alertCriteria.describe(
    'An unsubscribed alert keeps only the proof of consent: its criteria and its query are empty.',
  ),
  query: z
    .string()
    .describe('The search as the query string of the search page: `mun=66023&type=condo&forSaleForRent=buy`.'),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  matches: z.number().int().describe('Number of listings sent so far.'),
  sign_up_page: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'The page of the form that requested the alert, on which it can be requested again; null when it is unknown.',
    ),
});
export type Alert = z.infer<typeof alert>;

/** Response of `GET`, `PATCH` and `DELETE alerts/{token}`. */
export const alertAnswer = z.object({ data: alert });
export type AlertAnswer = z.infer<typeof alertAnswer>;

/**
 * Body of `PATCH alerts/{token}`. `active` confirms a pending alert. Answered 409 for an unsubscribed alert, and for a pause of
 * an unconfirmed one.
 */
export const alertChange = z.object({
  status: z.enum(['active', 'paused']).optional(),
  frequency: z.enum(alertFrequencies).optional(),
  query: z
    .string()
    .max(8000)
    .optional()
    .describe(
      'Another search, as the query string of the search page. It needs a municipality that core knows or a drawn area, else 422; broker and office of the alert stay.',
    ),
});
export type AlertChange = z.infer<typeof alertChange>;

const pages: Record<Locale, string> = { fr: '/fr/alertes/', en: '/en/alerts/' };

/** Returns the path of the page on which a visitor confirms and manages an alert, without the site's origin. */
export const alertPagePath = (locale: Locale, token: string): string => `${pages[locale]}${token}`;

/**
 * Returns the path to which a mail program posts for one-click unsubscription (RFC 8058); a GET redirects to the page. Without the site's
 * origin.
 */
export const alertUnsubscribePath = (token: string): string => `/api/alerts/${token}/unsubscribe`;
