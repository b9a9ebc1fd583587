import {
  maxSitemapPictures,
  type SitemapEntries,
  type SitemapFile,
  sitemapFileSize,
  sitemapPageSize,
} from '@vitrine/contract/sitemap.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { urlOf, wordColumns } from './present-listing.ts';
import { onSite } from './search-query.ts';

/** Condition that search engines may index the page of a listing: it is on offer. Any other page of a listing is `noindex`. */
const isIndexed = sql<boolean>`standard_status = 'Active'`;

interface FileRow {
  last_key: string;
  entries: number;
  last_modified: Date;
  /** The same moment in microseconds, which a `Date` rounds. */
  changed: string;
}

/** Returns the sitemap files of a site's listings. */
export async function findSitemapFiles(
  database: Database,
  micrositeId: string,
  fileSize = sitemapFileSize,
): Promise<SitemapFile[]> {
  const { rows } = await sql<FileRow>`
    select max(listing_key) as last_key, count(*)::integer as entries, max(modification_timestamp) as last_modified,
      (extract(epoch from max(modification_timestamp)) * 1000000)::bigint::text as changed
    from (
      select listing_key, modification_timestamp, (row_number() over (order by listing_key) - 1) / ${fileSize}::integer as file
      from listing where ${isIndexed} and ${onSite(micrositeId)}
    ) numbered
    group by file order by file`.execute(database);
  return rows.map(({ last_key, entries, last_modified, changed }, index) => ({
    after: rows[index - 1]?.last_key ?? null,
    last_modified: last_modified.toISOString(),
    // A deletion changes the number of entries or the last key, any other change the moment.
    version: `${entries}-${last_key}-${changed}`,
  }));
}

/** Returns the sitemap entries of a site's listings that follow a key. */
export async function findSitemapEntries(
  database: Database,
  micrositeId: string,
  after: string | undefined,
  pageSize = sitemapPageSize,
): Promise<SitemapEntries> {
  const rows = await database
    .selectFrom('listing')
    .select([...wordColumns, 'media', 'modification_timestamp'])
    .where(isIndexed)
    .where(onSite(micrositeId))
    .$if(after !== undefined, (query) => query.where('listing_key', '>', after ?? ''))
    .orderBy('listing_key')
    .limit(pageSize)
    .execute();
  const entries = rows.map((row) => ({
    paths: { fr: urlOf(row, 'fr'), en: urlOf(row, 'en') },
    last_modified: row.modification_timestamp.toISOString(),
    pictures: row.media.slice(0, maxSitemapPictures).map(({ url }) => url),
  }));
  return { entries, next: rows.length === pageSize ? (rows.at(-1)?.listing_key ?? null) : null };
}
