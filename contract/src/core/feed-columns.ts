import { z } from 'zod';
import { sftpServer, sourceCredentials } from './feed-settings.ts';
import { micrositeIdPattern } from './microsite-id.ts';
import { connectionFailures, unconfirmedServer } from './staff-feeds.ts';

/** Schemas of core's `/api/staff/feed-columns`: what a file of listings holds, for staff who say what its columns mean. */

export const columnRequest = z.object({
  /** Source whose file it is; absent for a new one. */
  id: z.string().max(40).optional(),
  layout: z.enum(['generic', 'xml']),
  path: z.string().min(1).max(500),
  /** Server of the file, and its credentials unless the stored ones are used; absent for a file of this machine. */
  sftp: sftpServer.optional(),
  credentials: sourceCredentials.optional(),
  sites: z.array(z.string().regex(micrositeIdPattern)).min(1),
  hasHeader: z.boolean(),
  /** Path of the element of a listing in an XML file; empty when it is to be found. */
  record: z.string().max(200),
});
export type ColumnRequest = z.input<typeof columnRequest>;

/** Maximum number of values that stand beside a column. */
export const sampleValues = 3;

export const columnSample = z.object({
  /** Delimiter that the file uses; empty for XML. */
  delimiter: z.string(),
  /** Path of the element of a listing; empty for CSV. */
  record: z.string(),
  /** Other elements that may be listings, the likeliest first. */
  records: z.array(z.string()),
  /** Columns by their name in the header, by their position from zero, or by their path in XML, each with some of its values. */
  columns: z.array(z.object({ column: z.union([z.string(), z.int().nonnegative()]), values: z.array(z.string()) })),
});
export type ColumnSample = z.infer<typeof columnSample>;

export const columnResult = z.discriminatedUnion('outcome', [
  columnSample.extend({ outcome: z.literal('columns') }),
  z.object({
    outcome: z.literal('failed'),
    failure: z.enum(connectionFailures),
    /** Error message that says what to do next, in the language of the call. */
    message: z.string(),
    /** Error message of the CSV or XML parser; empty when it has none. */
    detail: z.string(),
  }),
  unconfirmedServer,
]);
export type ColumnResult = z.infer<typeof columnResult>;

export const columnAnswer = z.object({ data: columnResult });
