import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type { ClientBase } from 'pg';
import { pino } from 'pino';
import { connect } from '../db/connect.ts';
import { type ListingRow, readListing } from './listing-row.ts';
import { writeListings } from './write-listings.ts';

const batchSize = 2000;
/** Number of rows after which other work of the process gets its turn. */
const rowsBetweenYields = 200;

export interface ImportCounts {
  written: number;
  skipped: number;
}
export interface SkippedListing {
  listingKey: string;
  reason: string;
}

const stdout = pino({ name: 'core-import' });

const logSkipped = (skipped: SkippedListing) => stdout.warn(skipped, 'A listing was skipped');

/**
 * Writes a batch. When the database refuses it, each half is written separately, recursively, so that only the invalid
 * row is skipped.
 */
async function writeBatch(client: ClientBase, rows: ListingRow[], skip: (skipped: SkippedListing) => void) {
  try {
    await writeListings(client, rows);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const [only] = rows;
    if (only && rows.length === 1) {
      skip({ listingKey: only.listing_key, reason: error instanceof Error ? error.message : String(error) });
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await writeBatch(client, rows.slice(0, middle), skip);
    await writeBatch(client, rows.slice(middle), skip);
  }
}

/**
 * Inserts or replaces listings by ListingKey, in batches; the last of two with one key wins. A listing that is not
 * valid is reported with its key and reason and skipped alone. Throws when the database becomes unavailable or `source`
 * throws; batches written before are kept.
 */
export async function importListings(
  databaseUrl: string,
  source: AsyncIterable<ListingImport> | Iterable<ListingImport>,
  onSkipped: (skipped: SkippedListing) => void = logSkipped,
): Promise<ImportCounts> {
  const { pool, close } = connect(databaseUrl, { statementTimeout: 120_000, connections: 1 });
  const client = await pool.connect();
  let read = 0;
  let skipped = 0;
  const skip = (listing: SkippedListing) => {
    skipped++;
    onSkipped(listing);
  };
  let batch = new Map<string, ListingRow>();
  let writing = Promise.resolve();
  // The next batch is read while the database writes one.
  const flush = async () => {
    await writing;
    if (batch.size > 0) writing = writeBatch(client, [...batch.values()], skip);
    writing.catch(() => undefined); // it is awaited later
    batch = new Map();
  };
  try {
    for await (const listing of source) {
      read++;
      const result = readListing(listing);
      if ('row' in result) batch.set(result.row.listing_key, result.row);
      else skip(result);
      if (batch.size >= batchSize) await flush();
      if (read % rowsBetweenYields === 0) await yieldToEventLoop();
    }
    await flush();
    await writing;
    await client.query('analyze listing');
    return { written: read - skipped, skipped };
  } finally {
    await writing.catch(() => undefined);
    client.release();
    await close();
  }
}
