import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/**
 * Returns the moment at which a listing was last brought up to date with its source: the end of the last run that succeeded, or the last verified
 * list; the earlier one of two sources. Null for a listing that no source has.
 */
export async function findRefreshTime(database: Database, listingKey: string): Promise<string | null> {
  const { rows } = await sql<{ refreshed_at: Date | null }>`
    select min(greatest(verified_at, last_run)) as refreshed_at
    from feed_record join feed_source on feed_source.id = feed_record.source_id
    left join lateral (
      select max(finished_at) as last_run from feed_run where feed_run.source_id = feed_source.id and outcome = 'done'
    ) as run on true
    where listing_key = ${listingKey} and state = 'shown'`.execute(database);
  return rows[0]?.refreshed_at?.toISOString() ?? null;
}
