import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import { z } from 'zod';

/** Mapping rules of one source. */
export const mappingSettings = z.object({
  /** Type of a property whose own type is not in the lookups. */
  otherType: z.enum(propertyTypeCodes).default('maison'),
  /** Transaction of a listing that does not say whether it is for sale or for rent. */
  unknownTransaction: z.enum(['buy', 'rent']).default('buy'),
  /** Slugs of the sites' brokers, by the source's key of the member. */
  brokers: z.record(z.string(), z.string()).default({}),
});
export type MappingSettings = z.output<typeof mappingSettings>;

/** A part of a source with a list of keys of its own (a destination of DDF), and the sites that show its listings. */
const destination = z.object({
  /** Empty for a source that has no destinations. */
  id: z.string().max(40),
  micrositeIds: z.array(z.string().regex(micrositeIdPattern)).min(1),
});
export type Destination = z.output<typeof destination>;

const https = z.url({ protocol: /^https?$/ });

const alarmRecipient = z.object({ email: z.email(), locale: z.enum(['fr', 'en']) });
export type AlarmRecipient = z.output<typeof alarmRecipient>;

const shared = {
  mapping: mappingSettings.prefault({}),
  /** Staff who are mailed when an alarm is raised. */
  alarmRecipients: z.array(alarmRecipient).max(20).default([]),
};

const resoSettings = z.object({
  ...shared,
  kind: z.literal('reso'),
  serviceRoot: https,
  tokenUrl: https,
  scope: z.string().optional(),
  /** Condition that is added to every query, such as `OriginatingSystemName eq 'X'`. */
  filter: z.string().optional(),
  /** Resources that come embedded in a listing. Not every server can embed open houses. */
  expand: z.string().default('Media,OpenHouse'),
  destinations: z.tuple([destination]),
});

const ddfSettings = z.object({
  ...shared,
  kind: z.literal('ddf'),
  serviceRoot: https.default('https://ddfapi.realtor.ca/odata/v1/'),
  tokenUrl: https.default('https://identity.crea.ca/connect/token'),
  scope: z.string().default('DDFApi_Read'),
  /** At most ten, by the rules of DDF. */
  destinations: z.tuple([destination], destination).refine(({ length }) => length <= 10, 'must be at most ten'),
});

/** Position of a column counted from zero, or its name in the header. */
const column = z.union([z.int().nonnegative(), z.string().min(1)]);

const fileShape = z.object({
  encoding: z.enum(['windows-1252', 'utf-8']),
  delimiter: z.string().length(1).default(','),
  hasHeader: z.boolean(),
  /** Column of each field; a field that is not named keeps the one of the layout. */
  columns: z.record(z.string(), column).default({}),
  /** Number of columns of every row; a file with another number is not read. */
  columnCount: z.int().positive().optional(),
});

export type FileShape = z.output<typeof fileShape>;

const fileSettings = z.object({
  ...shared,
  kind: z.literal('file'),
  layout: z.enum(['centris', 'generic']),
  /** Path of a zip or CSV file on this machine, or of the folder whose newest one is read. */
  path: z.string().min(1),
  shape: fileShape.optional(),
  destinations: z.tuple([destination]),
});

/** Settings of a source, as staff enter them. */
export const sourceSettings = z.discriminatedUnion('kind', [resoSettings, ddfSettings, fileSettings]);
export type SourceSettings = z.output<typeof sourceSettings>;
export type WebSettings = Extract<SourceSettings, { kind: 'reso' | 'ddf' }>;
export type FileSettings = Extract<SourceSettings, { kind: 'file' }>;

/** Client id and secret of an OAuth2 source. */
export const sourceCredentials = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(1) });
export type SourceCredentials = z.output<typeof sourceCredentials>;
