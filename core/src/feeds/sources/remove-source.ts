import type { ClientBase } from 'pg';
import type { FeedSource } from './feed-source.ts';

/** Listings that are taken off the market in one transaction. */
const listingsPerStatement = 1000;

/**
 * Takes the listings of a source off the market, a thousand at a time, and deletes the source. Each step may be the last: the next run
 * continues.
 */
export async function removeFeedSource(client: ClientBase, id: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `with gone as (
         update feed_record set state = 'removed', fingerprint = null
         where (source_id, source_key) in (
           select source_id, source_key from feed_record where source_id = $1 and state = 'shown'
           limit ${listingsPerStatement})
         returning listing_key),
       withdrawn as (
         update listing set standard_status = 'Withdrawn', modification_timestamp = now(),
           off_market_timestamp = coalesce(off_market_timestamp, now())
         where listing_key in (select listing_key from gone) and standard_status in ('Active', 'Closed'))
       select from gone`,
      [id],
    );
    if (rowCount === 0) break;
  }
  await client.query('delete from feed_source where id = $1', [id]);
}

/**
 * Resets the reading state of a source whose settings have changed or of which staff want a full load: every listing counts as changed, and is written
 * where its mapped form differs. Returns the source with that state.
 */
export async function forgetState(client: ClientBase, source: FeedSource): Promise<FeedSource> {
  if (source.reload_requested_at === null) return source;
  await client.query('begin');
  try {
    await client.query('update feed_record set modified_at = null where source_id = $1', [source.id]);
    await client.query('delete from feed_part where source_id = $1', [source.id]);
    await client.query(
      `update feed_source set watermark = null, seen_hash = null, event_sequence = null, reload_requested_at = null
       where id = $1 and reload_requested_at = $2`,
      [source.id, source.reload_requested_at],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  return { ...source, watermark: null, seen_hash: null, event_sequence: null };
}
