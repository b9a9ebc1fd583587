import { z } from 'zod';
import { locales } from './locale.ts';
import { localized } from './localized.ts';

/**
 * Maximum number of entries in a sitemap file. The protocol allows 50,000 and 50 MB; entries with all their pictures reach the
 * second limit at about 12,000.
 */
export const sitemapFileSize = 10_000;
/** Maximum number of entries in an answer. */
export const sitemapPageSize = 1000;
/** Maximum number of pictures of an entry. */
export const maxSitemapPictures = 20;

/** An address that search engines may index. */
export const sitemapEntry = z.object({
  paths: localized(z.string()).describe(
    'The canonical path in each language in which the page may be indexed; a path without a locale gets that of its language.',
  ),
  last_modified: z
    .string()
    .nullish()
    .describe('Moment of the last change of what the page shows (ISO 8601); null when it is unknown.'),
  pictures: z.array(z.string()).describe('Addresses of the pictures that the page shows in the language of the call.'),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** A sitemap file: up to `sitemapFileSize` entries, in the order of their keys. */
export const sitemapFile = z.object({
  after: z.string().nullable().describe('The key that the entries follow; null for the first file.'),
  last_modified: z.string().nullish().describe('The latest change of an entry (ISO 8601); null when none is known.'),
  version: z.string().describe('Changes whenever the file does.'),
});
export type SitemapFile = z.infer<typeof sitemapFile>;

/** Answer of `GET sitemap-files`: the files of a kind of address, without empty ones. */
export const sitemapFiles = z.object({ files: z.array(sitemapFile) });
export type SitemapFiles = z.infer<typeof sitemapFiles>;

/** Answer of `GET sitemap-entries`; `next` is the `after` of the next answer, null at the end. */
export const sitemapEntries = z.object({ entries: z.array(sitemapEntry), next: z.string().nullish() });
export type SitemapEntries = z.infer<typeof sitemapEntries>;

/** Kinds of address that the content service knows; core knows the listings. Areas come from core, except where staff have pages. */
export const contentSitemapKinds = ['pages', 'articles', 'areas'] as const;
export type ContentSitemapKind = (typeof contentSitemapKinds)[number];

const key = z.string().regex(/^\d{1,12}$/);

/** Query of `GET sitemap-files` of the content service. */
export const contentSitemapFilesQuery = z.object({ kind: z.enum(contentSitemapKinds), language: z.enum(locales) });

/** Query of `GET sitemap-entries` of the content service. */
export const contentSitemapEntriesQuery = contentSitemapFilesQuery.extend({ after: key.optional() });

/** Query of `GET sitemap-entries` of core. */
export const listingSitemapQuery = z.object({ after: key.optional() });

/** Moment, µs since 1970, and number of the last listing that was read. */
const changesCursor = z.string().regex(/^\d{1,17}-\d{0,12}$/);

/** Query of `GET listing-changes` of core. Without `after`, the answer only says where changes begin from now on. */
export const listingChangesQuery = z.object({ after: changesCursor.optional() });

/**
 * Answer of `GET listing-changes`: the addresses of listings of the site that changed, in any status, the earliest change first.
 * `next` is the `after` of the next call; `more` is true when changes are waiting.
 */
export const listingChanges = z.object({
  changes: z.array(localized(z.string())),
  next: changesCursor,
  more: z.boolean(),
});
export type ListingChanges = z.infer<typeof listingChanges>;
