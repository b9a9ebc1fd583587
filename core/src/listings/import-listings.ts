import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { connect, type Database } from '../db/connect.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { type ListingRow, readListing } from './listing-row.ts';
import { writeListings } from './write-listings.ts';

const batchSize = 500;

export type ImportCounts = { written: number; skipped: number };
export type SkippedListing = { listingKey: string; reason: string };

const stdout = pino({ name: 'core-import' });

const logSkipped = (skipped: SkippedListing) => stdout.warn(skipped, 'A listing was skipped');

/** Writes a batch; where the database refuses it, row by row, so that a bad row takes no other with it. */
async function writeBatch(database: Database, rows: ListingRow[], skip: (skipped: SkippedListing) => void) {
  try {
    await writeListings(database, rows);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const [only, ...others] = rows;
    if (only && others.length === 0) {
      skip({ listingKey: only.listing_key, reason: error instanceof Error ? error.message : String(error) });
    } else {
      for (const row of rows) await writeBatch(database, [row], skip);
    }
  }
}

/**
 * Inserts or replaces listings by ListingKey, in batches; the last of two with one key wins. A listing that is not
 * valid is reported with its key and reason and skipped alone. Throws when the database goes away or `source` throws;
 * what was written until then stays.
 */
export async function importListings(
  databaseUrl: string,
  source: AsyncIterable<ListingImport> | Iterable<ListingImport>,
  onSkipped: (skipped: SkippedListing) => void = logSkipped,
): Promise<ImportCounts> {
  const { database, close } = connect(databaseUrl, { statementTimeout: 120_000, connections: 1 });
  let read = 0;
  let skipped = 0;
  const skip = (listing: SkippedListing) => {
    skipped++;
    onSkipped(listing);
  };
  let batch = new Map<string, ListingRow>();
  const flush = async () => {
    if (batch.size > 0) await writeBatch(database, [...batch.values()], skip);
    batch = new Map();
  };
  try {
    for await (const listing of source) {
      read++;
      const result = readListing(listing);
      if ('row' in result) batch.set(result.row.listing_key, result.row);
      else skip(result);
      if (batch.size >= batchSize) await flush();
    }
    await flush();
    await sql`analyze listing`.execute(database);
    return { written: read - skipped, skipped };
  } finally {
    await close();
  }
}
