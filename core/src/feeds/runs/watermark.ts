import type { ClientBase } from 'pg';
import type { ChangePosition } from '../connectors/feed-connector.ts';
import type { ReadResult } from '../records/source-listing.ts';

/** Duration before the watermark from which changes are read again, ms: servers commit changes out of the order of their timestamps. */
export const overlapMs = 10 * 60_000;

/** Returns the position from which changes are read again; null for all of them. */
export function positionBefore(watermark: string | null): ChangePosition | null {
  if (watermark === null) return null;
  return { modifiedAt: new Date(Date.parse(watermark) - overlapMs).toISOString(), key: null };
}

/**
 * Raises the watermark of a source to the latest change among the records that were read. Those that failed are kept and tried again by their keys. The
 * watermark is a time of the source's clock.
 */
export async function raiseWatermark(
  client: ClientBase,
  sourceId: string,
  results: readonly ReadResult[],
): Promise<void> {
  const times = results.flatMap((result) => (result.kind === 'listing' ? (result.listing.modifiedAt ?? []) : []));
  // Times in UTC of equal length sort by their text.
  const latest = times.sort().at(-1);
  if (latest === undefined) return;
  await client.query(
    `update feed_source set watermark = to_char(greatest(watermark::timestamptz, $2::timestamptz) at time zone 'UTC',
       'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') where id = $1`,
    [sourceId, latest],
  );
}
