import { z } from 'zod';
import { recipientTypes } from './contact.ts';
import { listingDetails } from './listing-details.ts';
import { micrositeIdPattern } from './microsite-id.ts';
import { recipientLicence } from './staff-recipients.ts';

/** The listing types (search.12), in their order in the search. */
export const propertyTypeCodes = ['maison', 'condo', 'prop', 'ferme', 'chalet', 'terrain', 'comm'] as const;
export type PropertyTypeCode = (typeof propertyTypeCodes)[number];

const micrositeId = z.string().regex(micrositeIdPattern);

const localized = z.object({ fr: z.string(), en: z.string() });

/** A picture of a listing: the address of the original and its smaller variants. */
export const listingPicture = z.object({
  url: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  variants: z.array(z.object({ url: z.string(), width: z.number().int(), type: z.string() })).optional(),
});

/** Information that a listing of a source must show: a badge that leads to it at the source, the names of its brokerages, and a disclaimer. */
export const listingAttribution = z.object({
  badge: localized.nullable(),
  /** Page of the listing at the source. */
  link: z.url({ protocol: /^https?$/ }).nullable(),
  brokerages: z.array(z.string()),
  disclaimer: localized.nullable(),
});
export type ListingAttribution = z.infer<typeof listingAttribution>;

/**
 * RESO `StandardStatus`, limited to the values that sites distinguish. `ActiveUnderContract`: an offer is accepted whose conditions are
 * not met yet; the listing stays on the market.
 */
export const standardStatuses = ['Active', 'ActiveUnderContract', 'Closed', 'Withdrawn', 'Expired'] as const;
export type StandardStatus = (typeof standardStatuses)[number];

/**
 * A listing of an importer, under the names of the RESO Data Dictionary. Prices are CAD, areas m² or square feet according to the
 * unit, coordinates WGS 84, times ISO 8601.
 */
export const listingImport = z.object({
  /** The listing number (`uls` on the wire), digits only, unique. */
  ListingKey: z.string().regex(/^\d{4,12}$/),
  /** The sites (microsite ids) on which the listing may be shown; empty means all. */
  MicrositeIds: z.array(micrositeId).default([]),
  StandardStatus: z.enum(standardStatuses),
  /** Time at which it was sold, withdrawn or expired; null means the time of the import that reports it. */
  OffMarketTimestamp: z.iso.datetime().nullish(),
  PropertyType: z.enum(propertyTypeCodes),
  /** `rent` listings carry a monthly ListPrice. */
  TransactionType: z.enum(['buy', 'rent']),
  ListPrice: z.number().nonnegative(),
  /** Civic number and street, in both languages. */
  StreetAddress: localized,
  /** The municipality's official code (`MUN_CODE`) and name. */
  MunicipalityCode: z.string(),
  City: z.string(),
  /** The borough or another part of the municipality, by any spelling of its name; null when it is unknown. */
  CityRegion: z.string().nullable().default(null),
  PostalCode: z.string(),
  /** Both null when the location is unknown: the listing is in every list and on no map. One alone counts as none. */
  Latitude: z.number().nullable(),
  Longitude: z.number().nullable(),
  /**
   * True when the point is that of a neighbourhood instead of the exact address: land without a civic number, or at the seller's
   * request.
   */
  LocationApproximate: z.boolean().default(false),
  BedroomsTotal: z.number().int().nonnegative().nullable(),
  BathroomsTotal: z.number().nonnegative().nullable(),
  LivingArea: z.number().positive().nullable(),
  LivingAreaUnits: z.enum(['sqft', 'sqm']).default('sqft'),
  LotSize: z.number().positive().nullable(),
  YearBuilt: z.number().int().nullable(),
  PublicRemarks: localized,
  OnMarketTimestamp: z.iso.datetime(),
  OpenHouses: z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() })).default([]),
  /** Flags that become badges (listing.2). */
  NewConstruction: z.boolean().default(false),
  Foreclosed: z.boolean().default(false),
  Collection: z.boolean().default(false),
  /** The slug of the broker among the site's recipients, for the listing page and for leads. */
  AgentKey: z.string().nullable(),
  /** The slugs of the brokers who share the listing with that one; leads are mailed to them too. */
  CoAgentKeys: z.array(z.string()).default([]),
  /** The slug of the office of the listing among the site's recipients. */
  OfficeKey: z.string().nullable().default(null),
  /** The slugs of the offices that share the listing with that one. */
  CoOfficeKeys: z.array(z.string()).default([]),
  /** The best picture first; empty when the broker has sent none yet. `ShortDescription` is the alternative text. */
  Media: z.array(listingPicture.extend({ ShortDescription: localized.optional() })),
  /** Drawings of the floors, in their order; they are no photos. */
  FloorPlans: z.array(listingPicture.extend({ ShortDescription: localized.optional() })).default([]),
  /** Null for a listing whose source asks for none. */
  Attribution: listingAttribution.nullish(),
  /** Costs, rooms, dwellings and amenities; null when nothing is known of them. */
  Details: listingDetails.nullish(),
});
export type ListingImport = z.input<typeof listingImport>;

/** A microsite in core: the key of its calls and the people who receive its leads. */
export const coreSite = z.object({
  micrositeId,
  siteKey: z.string().min(16),
  siteType: z.enum(['broker', 'agency']),
  name: localized,
  /** The site's public origin, for links in mails. */
  origin: z.url(),
  /** Postal address of the sender on one line, which CASL requires in every commercial mail. */
  postalAddress: localized.nullish(),
  /** Recipient of a message that names none: an agency's mailbox, or the broker who owns the site. */
  defaultRecipient: z.object({ name: z.string(), email: z.email(), locale: z.enum(['fr', 'en']) }),
  /** Recipients by type and slug (contact.7). */
  recipients: z.array(
    z.object({
      type: z.enum(recipientTypes),
      slug: z.string(),
      name: z.string(),
      email: z.email(),
      locale: z.enum(['fr', 'en']),
      ...recipientLicence,
    }),
  ),
  /** The captcha of this site's forms; null disables it. */
  captcha: z
    .object({ version: z.enum(['v2', 'v3', 'enterprise', 'altcha']), secret: z.string().optional() })
    .nullable()
    .default({ version: 'altcha' }),
});
export type CoreSite = z.input<typeof coreSite>;
