import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/**
 * Removes changes that every reader has had ten minutes to see, and notes up to which transaction something has been removed:
 * a reader that was away for longer finds its fence below that and loads everything anew. Only changes of transactions that
 * are over go. Several processes may do so at once.
 */
export async function pruneChanges(database: Database): Promise<void> {
  await sql`
    with gone as (
      delete from listing_change
      where noted_at < now() - interval '10 minutes' and tx < pg_snapshot_xmin(pg_current_snapshot())
      returning tx
    ), last as (select tx from gone order by tx desc limit 1)
    update listing_change_floor floor set tx = greatest(floor.tx, last.tx) from last
  `.execute(database);
}
