import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/**
 * Maximum number of changes that one statement removes, so that each is short; an import of a million listings leaves a
 * million changes.
 */
const batchSize = 20_000;

/**
 * Removes changes older than ten minutes and records the last transaction whose changes were removed: a reader that
 * was disconnected for longer finds its fence below that and reloads everything. Only changes of ended transactions are
 * removed, and those recorded in another cluster, from which the data was restored and whose transaction numbers this
 * one has not reached. Several processes may do so at once.
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
