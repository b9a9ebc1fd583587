import { z } from 'zod';
import { ddfDisplay } from './ddf-display.ts';
import { propertyTypeCodes } from './import.ts';
import { reportPolicies } from './listing-event.ts';
import { micrositeIdPattern } from './microsite-id.ts';
import { maxPictureHosts, pictureHost } from './picture-hosts.ts';

/** Mapping rules of one source. */
export const mappingSettings = z.object({
  /** Type of a property whose own type is not in the lookups. */
  otherType: z.enum(propertyTypeCodes).default('maison'),
  /** Transaction of a listing that does not say whether it is for sale or for rent. */
  unknownTransaction: z.enum(['buy', 'rent']).default('buy'),
  /**
   * Language of descriptions that a source sends as one text. Pages in the other language say in which one it is written; `unknown`:
   * they do not.
   */
  language: z.enum(['unknown', 'fr', 'en']).default('unknown'),
  /** Order of day, month and year in dates that do not begin with the year. */
  dateOrder: z.enum(['ymd', 'dmy', 'mdy']).default('ymd'),
  /** Meanings that staff have given to values of the source that are in no lookup, by field and value. */
  values: z.record(z.string().max(60), z.record(z.string().max(200), z.string().max(60))).default({}),
  /** Slugs of the sites' brokers, by the source's key of the member. */
  brokers: z.record(z.string().max(40), z.string().max(200)).default({}),
});
export type MappingSettings = z.output<typeof mappingSettings>;

/** A part of a source with a list of keys of its own (a destination of DDF), and the sites that show its listings. */
const destination = z.object({
  /** Empty for a source that has no destinations. */
  id: z.string().max(40),
  micrositeIds: z.array(z.string().regex(micrositeIdPattern)).min(1),
});
export type Destination = z.output<typeof destination>;

const localized = z.object({ fr: z.string().trim().min(1).max(1000), en: z.string().trim().min(1).max(1000) });

const https = z.url({ protocol: /^https?$/ }).max(2000);

const alarmRecipient = z.object({ email: z.email(), locale: z.enum(['fr', 'en']) });
export type AlarmRecipient = z.output<typeof alarmRecipient>;

/**
 * Information that listings of a source must show (feeds.9): the text of a badge that leads to the listing at the source, the names of
 * its brokerages, and a disclaimer.
 */
export const displaySettings = z.object({
  badge: localized.nullable().default(null),
  showsBrokerages: z.boolean().default(false),
  disclaimer: localized.nullable().default(null),
});
export type DisplaySettings = z.output<typeof displaySettings>;

const shared = {
  mapping: mappingSettings.prefault({}),
  /** True when the source allows its listings' previous prices to be shown, on sites whose settings show them. */
  showsPriceHistory: z.boolean().default(false),
  /** `embed`: pages show the photos at the source's addresses. `copy`: they are copied, and served by the website. */
  photos: z.enum(['embed', 'copy']).default('embed'),
  /**
   * Hosts of the photos that pages show at the source's addresses. Photos on others are left out. Null until the first load, which names those of its
   * listings.
   */
  pictureHosts: z.array(pictureHost).max(maxPictureHosts).nullable().default(null),
  /** Staff who are mailed when an alarm is raised. */
  alarmRecipients: z.array(alarmRecipient).max(20).default([]),
};

const resoSettings = z.object({
  ...shared,
  kind: z.literal('reso'),
  display: displaySettings.prefault({}),
  serviceRoot: https,
  tokenUrl: https,
  scope: z.string().max(200).optional(),
  /** Condition that is added to every query, such as `OriginatingSystemName eq 'X'`. */
  filter: z.string().max(2000).optional(),
  /** Resources that come embedded in a listing. Not every server can embed open houses. */
  expand: z.string().max(200).default('Media,OpenHouse'),
  /** True when the events of the server (`EntityEvent`, RCP-27) say what has changed and what is gone, besides its changes and lists. */
  followsEvents: z.boolean().default(false),
  destinations: z.tuple([destination]),
});

const ddfSettings = z.object({
  ...shared,
  kind: z.literal('ddf'),
  display: displaySettings.prefault(ddfDisplay),
  serviceRoot: https.default('https://ddfapi.realtor.ca/odata/v1/'),
  tokenUrl: https.default('https://identity.crea.ca/connect/token'),
  scope: z.string().default('DDFApi_Read'),
  /** Views, clicks and messages that are reported to DDF. The agreement says whether they have to be. */
  reports: z.enum(reportPolicies).default('never'),
  reportUrl: https.default('https://analytics.crea.ca/LogEvents.svc/LogEvents'),
  /** True when messages about its listings are also sent to DDF, which mails them to the broker of the listing. */
  sendsLeads: z.boolean().default(false),
  leadUrl: https.default('https://ddfapi.realtor.ca/v1/Lead/CreateLead'),
  /** Destinations of a member; DDF allows ten at most. */
  destinations: z.tuple([destination], destination).refine(({ length }) => length <= 10, 'must be at most ten'),
});

/** Position of a column counted from zero, or its name in the header. */
const column = z.union([z.int().nonnegative(), z.string().min(1)]);

const fileShape = z.object({
  delimiter: z.string().length(1).default(','),
  hasHeader: z.boolean(),
  /** Column of each field; a field that is not named keeps the one of the layout. */
  columns: z.record(z.string().max(60), column).default({}),
  /** Number of columns of every row; a file with another number is not read. */
  columnCount: z.int().positive().optional(),
});

export type FileShape = z.output<typeof fileShape>;

/** Path of element names from the root or within a listing, such as `Address/City`; `@name` at its end is an attribute. */
const xmlPath = z
  .string()
  .regex(/^(?:[^/@\s]+(?:\/[^/@\s]+)*(?:\/@[^/@\s]+)?|@[^/@\s]+)$/)
  .max(200);

const xmlShape = z.object({
  /** Path of the element of a listing, from the root: `Listings/Listing`. */
  record: xmlPath.refine((path) => !path.includes('@')),
  /** Path of each field within that element; a field that is not named is the element of its name. */
  fields: z.record(z.string().max(60), xmlPath).default({}),
});

export type XmlShape = z.output<typeof xmlShape>;

/** An SFTP server on which a provider puts its deliveries. */
export const sftpServer = z.object({
  /** Host name or IP address. */
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*)$/)
    .max(253),
  port: z.int().min(1).max(65_535).default(22),
  /** Fingerprint of the server's key that staff have confirmed; a server with another key is sent nothing. */
  hostKey: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/)
    .nullable()
    .default(null),
  /** Pattern of the names of deliveries, with `*` for any characters; empty for all. */
  names: z.string().trim().max(100).default(''),
});
export type SftpServer = z.output<typeof sftpServer>;

const fileSettings = z
  .object({
    ...shared,
    kind: z.literal('file'),
    display: displaySettings.prefault({}),
    layout: z.enum(['centris', 'generic', 'xml']),
    /**
     * Path of a zip, CSV, TXT or XML file, or of the folder whose last one by name is read. A relative path begins in `FEED_FOLDER`, and may not
     * leave it. With `sftp`, the folder of that server.
     */
    path: z.string().min(1).max(500),
    /** Server from which the files are fetched; without one they are in a folder of this machine. */
    sftp: sftpServer.optional(),
    shape: fileShape.optional(),
    /** Paths of the listings and of their fields in a file of the layout `xml`. */
    xml: xmlShape.optional(),
    destinations: z.tuple([destination]),
  })
  .refine(({ layout, xml }) => layout !== 'xml' || xml !== undefined, { path: ['xml', 'record'] });

/** Settings of a source, as staff enter them. */
export const sourceSettings = z.discriminatedUnion('kind', [resoSettings, ddfSettings, fileSettings]);
export type SourceSettings = z.output<typeof sourceSettings>;
export type WebSettings = Extract<SourceSettings, { kind: 'reso' | 'ddf' }>;
export type FileSettings = Extract<SourceSettings, { kind: 'file' }>;

/** True for a source that cannot be read without credentials. */
export const needsCredentials = (settings: SourceSettings): boolean =>
  settings.kind !== 'file' || settings.sftp !== undefined;

/** Client id and secret of an OAuth2 source; user name and password, or private key, of an SFTP server. */
export const sourceCredentials = z
  .object({
    clientId: z.string().min(1).max(500),
    /** The password of the user; for a private key, the passphrase of the key, or an empty text. */
    clientSecret: z.string().max(2000),
    /** Private key as OpenSSH or PEM writes it. */
    privateKey: z.string().min(1).max(20_000).optional(),
  })
  .refine(({ clientSecret, privateKey }) => clientSecret !== '' || privateKey !== undefined, {
    path: ['clientSecret'],
  });
export type SourceCredentials = z.output<typeof sourceCredentials>;
