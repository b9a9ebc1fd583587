import type { ClientBase } from 'pg';
import type { FeedConnector, ListingPart, PartChanges } from '../connectors/feed-connector.ts';
import type { ReadPart, Reason } from '../reasons/reason.ts';
import { incompleteReason, type Run } from './run-state.ts';
import { overlapMs } from './watermark.ts';

/** Time by which the clock of a source may be ahead, ms. A later moment is wrong, and would stand before all others. */
const toleranceMs = 86_400_000;

interface PartState {
  part: ListingPart;
  /** Moment of the last change whose listing was read, ms since 1970 by the source's clock. */
  watermark: number;
  /** Last changes shortly before, by listing, which are not read again. */
  recent: Record<string, number>;
}

export interface ChangedParts {
  /** Places in the order of changes once the changed listings have been read. */
  states: PartState[];
  /** Why a part could not be read, or null. */
  reason: Reason | null;
}

const readPartOf: Record<ListingPart, ReadPart> = {
  photos: 'photo-changes',
  media: 'photo-changes',
  'media-files': 'photo-changes',
  'open-houses': 'open-house-changes',
};

/**
 * Adds the listings to `partKeys` whose photos or open houses have changed since the last run, also where the listing itself has not. The first time a
 * part is read it begins with its last change, because the listings are read after that.
 */
export async function findChangedParts({ feed, client, source, now, partKeys }: Run): Promise<ChangedParts> {
  const until = new Date(now().getTime() + toleranceMs).toISOString();
  const stored = await findStates(client, source.id);
  const found: ChangedParts = { states: [], reason: null };
  for (const part of feed.parts ?? []) {
    const state = stored.get(part);
    const changes = await readPart(feed, part, state, until);
    if (!changes) continue;
    const { entries, end } = changes;
    if (end.kind !== 'complete') {
      found.reason ??= incompleteReason(readPartOf[part], end);
      continue;
    }
    for (const [key, moment] of entries) if (state && state.recent[key] !== moment) partKeys.add(key);
    const watermark = Math.max(state?.watermark ?? 0, latest(entries));
    const recent = [...entries].filter(([, moment]) => moment >= watermark - overlapMs);
    const next = { part, watermark, recent: Object.fromEntries(recent) };
    if (state) found.states.push(next);
    else await storeStates(client, source.id, [next]);
  }
  return found;
}

/** Returns the changes since shortly before the last one that is known, by the source the first time. */
async function readPart(
  feed: FeedConnector,
  part: ListingPart,
  state: PartState | undefined,
  until: string,
): Promise<PartChanges> {
  if (!feed.readPartChanges) return null;
  const before = (moment: number) => new Date(moment - overlapMs).toISOString();
  if (state) return feed.readPartChanges(part, { since: before(state.watermark), until });
  const last = await feed.readPartChanges(part, { since: null, until });
  if (last?.end.kind !== 'complete' || last.entries.size === 0) return last;
  return feed.readPartChanges(part, { since: before(latest(last.entries)), until });
}

const latest = (entries: ReadonlyMap<string, number>) =>
  entries.values().reduce((one, other) => Math.max(one, other), 0);

async function findStates(client: ClientBase, sourceId: string): Promise<Map<string, PartState>> {
  const { rows } = await client.query<PartState>(
    `select part, (extract(epoch from watermark) * 1000)::float8 as watermark, recent from feed_part where source_id = $1`,
    [sourceId],
  );
  return new Map(rows.map((row) => [row.part, row]));
}

export async function storeStates(client: ClientBase, sourceId: string, states: readonly PartState[]): Promise<void> {
  for (const { part, watermark, recent } of states) {
    await client.query(
      `insert into feed_part (source_id, part, watermark, recent) values ($1, $2, $3, $4)
       on conflict (source_id, part) do update set watermark = excluded.watermark, recent = excluded.recent`,
      [sourceId, part, new Date(watermark), JSON.stringify(recent)],
    );
  }
}

/** Returns the listings of `partKeys` that the source has and that this run has not read. */
export async function findUnreadParts({ client, source, partKeys }: Run): Promise<string[]> {
  if (partKeys.size === 0) return [];
  const { rows } = await client.query<{ source_key: string }>(
    `select source_key from feed_record where source_id = $1 and state <> 'removed' and source_key = any($2)
     order by source_key`,
    [source.id, [...partKeys]],
  );
  return rows.map(({ source_key }) => source_key);
}
