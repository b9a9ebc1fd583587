import type { Client } from 'pg';
import { ListingColumns } from './listing-columns.ts';
import { type SourceRow, sourceColumns, toColumnRow } from './listing-source.ts';

/** Number of rows per batch: reading them blocks other calls for some ten milliseconds. */
const batchSize = 4000;

/**
 * Position of a reader in the changes of a database: all transactions before this one have ended, and their changes
 * have been read.
 */
export type Fence = string;

/** Columns with the position of their reader, and the changes from the fence on that they already include, by `seq`. */
export interface Loaded {
  columns: ListingColumns;
  fence: Fence;
  applied: Set<string>;
}

/**
 * Reads all active listings in one snapshot of the database, oldest first. Later commits have a transaction number from
 * the fence on and are not in `applied`. Rejects when the connection is lost or `signal` is aborted.
 */
export async function loadColumns(client: Client, signal: AbortSignal): Promise<Loaded> {
  const columns = new ListingColumns();
  await client.query('begin isolation level repeatable read, read only');
  try {
    // A sort on disk would double the time; the setting ends with the transaction.
    await client.query(`set local work_mem = '256MB'`);
    const { rows } = await client.query<{ fence: Fence }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as fence',
    );
    const fence = rows[0]?.fence;
    if (fence === undefined) throw new Error('PostgreSQL told no snapshot.');
    const noted = await client.query<{ seq: string }>('select seq from listing_change where tx >= $1::xid8', [fence]);
    const applied = new Set(noted.rows.map(({ seq }) => seq));
    await client.query(
      `declare listings no scroll cursor for select ${sourceColumns} from listing
       where standard_status = 'Active' order by on_market_timestamp, listing_key`,
    );
    for (;;) {
      signal.throwIfAborted();
      const batch = await client.query<SourceRow>(`fetch ${batchSize} from listings`);
      for (const row of batch.rows) columns.append(toColumnRow(columns, row));
      if (batch.rows.length < batchSize) break;
    }
    columns.arrange();
    return { columns, fence, applied };
  } finally {
    // A failed rollback is harmless: the transaction only reads.
    await client.query('rollback').catch(() => undefined);
  }
}
