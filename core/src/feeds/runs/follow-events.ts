import type { FeedEvents } from '../connectors/feed-connector.ts';
import { allowsRemoval } from '../key-lists/judge-key-list.ts';
import { refreshSites, removeMemberships } from '../key-lists/key-list-store.ts';
import { forgetPeople } from '../people/people-store.ts';
import { inPart, type Reason } from '../reasons/reason.ts';
import { createBatchWriter } from './batch-writer.ts';
import { countRemoved } from './read-key-lists.ts';
import { incompleteReason, type Run } from './run-state.ts';

/** Shortest time between two whole lists that are read because numbers of events are left out, ms: some servers number those of other clients as well. */
const listPauseMs = 3_600_000;

/** The changes that the events of a server name in one run. */
export interface FollowedEvents {
  /** Null when the source follows none, its server has none, or they could not be read. */
  events: FeedEvents | null;
  /** Why they could not be read, or null. */
  reason: Reason | null;
  /** True when the whole list of keys has to say what the events do not. */
  needsList: boolean;
}

/**
 * Reads the events of a server since the last ones that were applied. The first time, only the last sequence is taken, before everything else is
 * read: what happens meanwhile comes with the next run.
 */
export async function findEvents({ feed, source, now }: Run): Promise<FollowedEvents> {
  const nothing = { events: null, reason: null, needsList: false };
  const { settings, event_sequence, verified_at } = source;
  if (settings.kind !== 'reso' || !settings.followsEvents || !feed.readEvents) return nothing;
  const read = await feed.readEvents(event_sequence);
  if (read.kind === 'absent') return nothing;
  if (read.kind === 'failed') return { ...nothing, reason: inPart('events', read.reason) };
  const { events } = read;
  const isRecent = verified_at !== null && now().getTime() - verified_at.getTime() < listPauseMs;
  const needsList = event_sequence === null || events.doubt === 'backwards' || (events.doubt === 'gap' && !isRecent);
  return { events, reason: null, needsList };
}

/**
 * Reads the listings that events name and that this run has not read, and the people from now on. Listings that are gone leave the market, as far as a list of
 * keys could remove as many without anybody's confirmation since the last verified list; `gone` are those that need one.
 */
export async function applyEvents(
  run: Run,
  { listings, people }: FeedEvents,
): Promise<{ reason: Reason | null; gone: number }> {
  const { feed, client, source } = run;
  for (const resource of ['Member', 'Office'] as const)
    await forgetPeople(client, source.id, resource, people[resource]);
  const keys = [...listings].filter((key) => !run.readKeys.has(key));
  if (keys.length === 0) return { reason: null, gone: 0 };
  const destination = source.settings.destinations[0].id;
  const writer = createBatchWriter(run, destination, { raisesWatermark: false });
  const missing: string[] = [];
  const end = await (feed.readEventListings ?? feed.readListings)(destination, keys, async (batch) => {
    missing.push(...batch.missing);
    await writer.add(batch);
  });
  await writer.flush();
  const reason = incompleteReason('events', end);
  if (reason !== null) return { reason, gone: 0 };
  return { reason: null, gone: await removeGone(run, destination, missing) };
}

/** Takes listings off the market that a server does not have any more, and returns how many have to wait for a list of keys. */
async function removeGone(run: Run, destination: string, missing: readonly string[]): Promise<number> {
  const { client, source } = run;
  const { rows } = await client.query<{ source_key: string; live: number; removed: number }>(
    `select source_key, (select count(*)::int from feed_membership all_of where all_of.source_id = $1 and all_of.destination = $2) as live,
       event_removals as removed
     from feed_membership join feed_source on feed_source.id = source_id
     where source_id = $1 and destination = $2 and source_key = any($3)`,
    [source.id, destination, missing],
  );
  const [first] = rows;
  if (!first) return 0;
  if (!allowsRemoval(first.removed + rows.length, first.live + first.removed)) return rows.length;
  const gone = rows.map(({ source_key }) => source_key);
  await client.query('begin');
  try {
    const removed = await removeMemberships(client, source.id, destination, gone);
    await client.query('update feed_source set event_removals = event_removals + $2 where id = $1', [
      source.id,
      gone.length,
    ]);
    await client.query('commit');
    await countRemoved(run, removed);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await countRemoved(run, await refreshSites(client, source));
  return 0;
}

/** Stores the sequence up to which everything is applied. */
export async function storeSequence({ client, source }: Run, { events }: FollowedEvents): Promise<void> {
  if (events === null || events.last === source.event_sequence) return;
  await client.query('update feed_source set event_sequence = $2 where id = $1', [source.id, events.last]);
}
