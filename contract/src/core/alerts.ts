import { z } from 'zod';
import type { Locale } from '../locale.ts';

/**
 * A property alert is a stored search (`2-blocks-and-search §4`). It waits as `pending` for the visitor's own word, and whoever
 * has unsubscribed stays so: the address has to ask again.
 */
export const alertStatuses = ['pending', 'active', 'paused', 'unsubscribed'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** Times at which its mails are sent: within a minute of a change, every morning, or on Monday morning. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** 256 random bits in base64url. Whoever holds it may manage the alert, so it belongs in addresses alone and in no log. */
export const alertToken = z.string().regex(/^[\w-]{43}$/);

/** Search of the alert in readable form; null means "any". Homes for sale only. */
export const alertCriteria = z.object({
  /** Names of municipalities that core knows. */
  municipalities: z.array(z.string()),
  /** Names that core does not know: nothing is found by them. */
  unknown_municipalities: z.array(z.string()).default([]),
  /** One of `propertyTypeCodes`. */
  property_type: z.string().nullable(),
  /** CAD. */
  budget_min: z.number().nullable(),
  budget_max: z.number().nullable(),
  /** At least so many. */
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
});
export type AlertCriteria = z.infer<typeof alertCriteria>;

export const alert = z.object({
  status: z.enum(alertStatuses),
  frequency: z.enum(alertFrequencies),
  /** The language of its mails. */
  locale: z.enum(['fr', 'en']),
  /** Masked: `l…a@example.ca`. */
  email: z.string(),
  /** An unsubscribed alert keeps only the proof of consent: its criteria and its query are empty. */
  criteria: alertCriteria,
  /** The same search as the address of the search page has it (`3-wire §3`): `mun=66023&type=condo&forSaleForRent=buy`. */
  query: z.string(),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  /** Listings sent so far. */
  matches: z.number().int(),
  /** The page on which it was asked for, as the form told it, and so where one may ask again; null where nobody knows any more. */
  sign_up_page: z.string().nullable().default(null),
});
export type Alert = z.infer<typeof alert>;

/** The answer of `GET`, `PATCH` and `DELETE alerts/{token}`. */
export const alertAnswer = z.object({ data: alert });
export type AlertAnswer = z.infer<typeof alertAnswer>;

/**
 * The body of `PATCH alerts/{token}`. `active` confirms a pending alert. 409 where the alert cannot become what is asked: one that
 * is unsubscribed stays as it is, and only a confirmed one can be paused.
 */
export const alertChange = z.object({
  status: z.enum(['active', 'paused']).optional(),
  frequency: z.enum(alertFrequencies).optional(),
});
export type AlertChange = z.infer<typeof alertChange>;

const pages: Record<Locale, string> = { fr: '/fr/alertes/', en: '/en/alerts/' };

/** The page on which a visitor confirms and manages an alert; without the site's origin. */
export const alertPagePath = (locale: Locale, token: string): string => `${pages[locale]}${token}`;

/**
 * Returns the path to which a mail program posts for one-click unsubscription (RFC 8058); a GET redirects to the page. Without the site's
 * origin.
 */
export const alertUnsubscribePath = (token: string): string => `/api/alerts/${token}/unsubscribe`;
