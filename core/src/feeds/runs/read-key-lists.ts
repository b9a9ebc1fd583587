import { raiseAlarm, resolveAlarms } from '../alarms/feed-alarms.ts';
import type { KeyList } from '../connectors/feed-connector.ts';
import { findLostParts, lostPartsReason } from '../key-lists/find-lost-parts.ts';
import { isConfirmed, judgeKeyList } from '../key-lists/judge-key-list.ts';
import {
  addMemberships,
  findChangedKeys,
  findHeldLists,
  findMissingKeys,
  hashKeys,
  recordKeyList,
  refreshSites,
  removeMemberships,
} from '../key-lists/key-list-store.ts';
import { inPart, type Reason } from '../reasons/reason.ts';
import { createBatchWriter } from './batch-writer.ts';
import { recordChanges } from './record-changes.ts';
import { incompleteReason, type Run } from './run-state.ts';

/** Reads once more the listings that failed in an earlier run. */
export async function retryFailures(run: Run, destination: string): Promise<Reason | null> {
  const keys = await failuresToRetry(run);
  return keys.length === 0 ? null : readByKey(run, destination, keys);
}

async function failuresToRetry({ client, source, failedKeys: tried }: Run): Promise<string[]> {
  const { rows } = await client.query<{ source_key: string }>(
    `select source_key from feed_failure where source_id = $1 and source_key not like '?%'`,
    [source.id],
  );
  return rows.map(({ source_key }) => source_key).filter((key) => !tried.has(key));
}

/** Reads the listings with these keys of a destination. Returns why the reading could not be finished, or null. */
export async function readByKey(run: Run, destination: string, keys: readonly string[]): Promise<Reason | null> {
  const writer = createBatchWriter(run, null);
  const end = await run.feed.readListings(destination, keys, writer.add);
  await writer.flush();
  return incompleteReason('listings', end);
}

/** Counts listings that left the market in this run, and keeps which they are. */
export async function countRemoved(run: Run, keys: readonly string[]): Promise<void> {
  run.counts.removed += keys.length;
  await recordChanges(
    run,
    'removed',
    keys.map((key) => ({ key })),
  );
}

interface ComparedList extends KeyList {
  live: number;
  missing: string[];
}

/** Reads the lists of keys of all destinations and the listings that they show to have changed, then removes what is verified to be gone. */
export async function readKeyLists(run: Run): Promise<Reason | null> {
  const { client, feed, source, connection, now } = run;
  const lists: ComparedList[] = [];
  for (const { id } of source.settings.destinations) {
    const list = await feed.readKeyList(id);
    // Compared before its keys are added, because the keys of a wrong destination would hide how many are missing.
    if (!(await isHeldForParts(run, list)))
      lists.push({ ...list, ...(await findMissingKeys(client, source.id, list)) });
  }
  if (lists.length === 0) return null;
  // A destination that cannot be read shows nothing about its listings, and a refused file is not used at all.
  const readable = lists.filter(({ end }) => end.kind !== 'failed');
  for (const list of readable) await addMemberships(client, source.id, list);
  await countRemoved(run, await refreshSites(client, source));
  // Failures of rows without a key cannot be tried again one by one.
  if (readable.length > 0)
    await client.query(`delete from feed_failure where source_id = $1 and source_key like '?%'`, [source.id]);
  const failed = await failuresToRetry(run);
  for (const list of readable) {
    const changed = await findChangedKeys(client, source.id, list);
    const wanted = new Set([...changed, ...failed.filter((key) => list.entries.has(key))]);
    const keys = [...wanted].filter((key) => !run.failedKeys.has(key));
    await client.query('update feed_run set expected = coalesce(expected, 0) + $2 where id = $1', [
      run.id,
      keys.length,
    ]);
    const reason = keys.length === 0 ? null : await readByKey(run, list.destination, keys);
    if (reason !== null) return reason;
  }
  let isVerified = true;
  for (const list of lists) isVerified = (await applyList(run, list)) && isVerified;
  if (isVerified) {
    await connection.database
      .updateTable('feed_source')
      .set({ verified_at: now(), event_removals: 0 })
      .where('id', '=', source.id)
      .execute();
    await resolveAlarms(connection.database, source.id, ['stale']);
  }
  const [unread] = lists.flatMap(({ end }) => (end.kind === 'failed' ? [end.reason] : []));
  return unread === undefined ? null : inPart('keys', unread);
}

/**
 * Holds a delivery that has lost a part of its listings, such as all photos, until staff approve it or another one lacks the same part. Returns true
 * when nothing of it may be used.
 */
async function isHeldForParts(run: Run, list: KeyList): Promise<boolean> {
  const { client, source, connection, now } = run;
  const { destination } = list;
  const lost = await findLostParts(client, source.id, list);
  if (lost.length === 0) return false;
  const cause = hashKeys(lost.map(({ part }) => `part: ${part}`));
  const { heldSince, isApproved } = await findHeldLists(client, source.id, destination, cause);
  if (isApproved || isConfirmed(heldSince, now())) return false;
  const reason = lostPartsReason(lost);
  await recordKeyList(client, source.id, list, [], { verdict: 'held', reason }, now(), cause);
  await raiseAlarm(connection.database, { sourceId: source.id, kind: 'list-held', destination, reason });
  return true;
}

/** Judges a list of keys and, when it is accepted, removes the listings that it lacks. Returns true when the list was accepted. */
async function applyList(run: Run, list: ComparedList): Promise<boolean> {
  const { client, source, connection } = run;
  const { destination, live, missing } = list;
  const now = run.now();
  const earlier = await findHeldLists(client, source.id, destination, hashKeys(missing));
  const verdict = judgeKeyList({ list, live, missing: missing.length, ...earlier, now });
  let removed: string[] = [];
  await client.query('begin');
  try {
    if (verdict.verdict === 'applied') removed = await removeMemberships(client, source.id, destination, missing);
    await recordKeyList(client, source.id, list, missing, verdict, now);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  if (verdict.verdict === 'applied') {
    await countRemoved(run, removed);
    await resolveAlarms(connection.database, source.id, ['list-refused', 'list-held'], destination);
    // A listing that left one destination may be in another, with other sites.
    await countRemoved(run, await refreshSites(client, source));
    return true;
  }
  const kind = verdict.verdict === 'held' ? 'list-held' : 'list-refused';
  await raiseAlarm(connection.database, { sourceId: source.id, kind, destination, reason: verdict.reason });
  return false;
}
