import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/** Removed by one statement, so that none of them lasts; after an import of a million listings there are as many changes. */
const batchSize = 20_000;

/**
 * Removes changes that every reader has had ten minutes to see, and notes up to which transaction something has been removed:
 * a reader that was away for longer finds its fence below that and loads everything anew. Only changes of transactions that
 * are over go, and what was noted in another cluster, from which the data was restored and whose transactions are still to come
 * here. Several processes may do so at once.
 */
export async function pruneChanges(database: Database): Promise<void> {
  for (let removed = batchSize; removed >= batchSize; ) {
    const { rows } = await sql<{ removed: number }>`
      with gone as (
        delete from listing_change where seq in (
          select seq from listing_change
          where noted_at < now() - interval '10 minutes'
            and (tx < pg_snapshot_xmin(pg_current_snapshot()) or tx >= pg_snapshot_xmax(pg_current_snapshot()))
          order by seq limit ${batchSize} for update skip locked
        ) returning tx
      ), last as (
        select tx from gone where tx < pg_snapshot_xmax(pg_current_snapshot()) order by tx desc limit 1
      ), noted as (
        update listing_change_floor floor set tx = case
          when floor.tx < pg_snapshot_xmax(pg_current_snapshot()) then greatest(floor.tx, last.tx) else last.tx end
        from last
      )
      select count(*)::integer as removed from gone
    `.execute(database);
    removed = rows[0]?.removed ?? 0;
  }
}
