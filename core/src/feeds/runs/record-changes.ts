import { feedRowLimit } from '@vitrine/contract/core/staff-feeds.ts';
import type { FeedRunListingTable } from '../../db/feed-tables.ts';
import { type Reason, storedReason } from '../reasons/reason.ts';
import type { Run } from './run-state.ts';

/** Keeps for staff which listings a run changed or could not read: the first of each kind, since the first load of a source has a hundred thousand. */
export async function recordChanges(
  { client, id }: Pick<Run, 'client' | 'id'>,
  change: FeedRunListingTable['change'],
  listings: readonly { key: string; reason?: Reason }[],
): Promise<void> {
  if (listings.length === 0) return;
  const first = listings
    .slice(0, feedRowLimit)
    .map(({ key, reason }) => ({ key, reason: reason ? storedReason(reason) : null }));
  await client.query(
    `insert into feed_run_listing (run_id, change, source_key, reason)
     select $1, $2, key, reason from json_to_recordset($3) as incoming (key text, reason text)
     limit greatest(0, ${feedRowLimit} - (select count(*) from feed_run_listing where run_id = $1 and change = $2))
     on conflict do nothing`,
    [id, change, JSON.stringify(first)],
  );
}
