import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../../db/connect.ts';
import { raiseAlarm, resolveAlarms } from '../alarms/feed-alarms.ts';
import { openConnector } from '../connectors/open-connector.ts';
import { refreshSites } from '../key-lists/key-list-store.ts';
import { loadMunicipalities } from '../listings/find-municipality.ts';
import { writeOpenHouses } from '../listings/open-house-store.ts';
import { refreshOfficeNames } from '../people/office-names.ts';
import { findMatches, refreshMatches } from '../people/people-matches.ts';
import { findPeopleToRead, storePeople } from '../people/people-store.ts';
import { type Reason, reasonOfError, storedReason } from '../reasons/reason.ts';
import { reasonText } from '../reasons/reason-texts.ts';
import { type FeedSource, findFeedSource } from '../sources/feed-source.ts';
import { namePictureHosts } from '../sources/picture-hosts.ts';
import { forgetState, removeFeedSource } from '../sources/remove-source.ts';
import { createBatchWriter } from './batch-writer.ts';
import { findDoubts } from './find-doubts.ts';
import { applyEvents, type FollowedEvents, findEvents, storeSequence } from './follow-events.ts';
import { type ChangedParts, findChangedParts, findUnreadParts, storeStates } from './part-changes.ts';
import { countRemoved, readByKey, readKeyLists, retryFailures } from './read-key-lists.ts';
import { type FeedServices, incompleteReason, type Run, type RunCounts } from './run-state.ts';
import { positionBefore } from './watermark.ts';

export type RunResult =
  | { outcome: 'done' | 'failed' | 'interrupted'; counts: RunCounts; reason: Reason | null }
  /** Another process runs this source, or it does not exist or is not active. */
  | { outcome: 'skipped' };

/** Time after which a source with an order of changes is compared with its whole list of keys again, ms. */
const verificationMs = 6 * 3_600_000;

/**
 * Brings the listings of a source up to date, or reads the one with a key alone. A lock keeps two runs of one source apart. Everything is committed in
 * small steps, so that the next run continues where an interrupted one stopped.
 */
export async function runFeed(
  services: FeedServices,
  sourceId: string,
  onlyKey: string | null = null,
): Promise<RunResult> {
  const { connection } = services;
  const client = await connection.pool.connect();
  let isUnlocked = false;
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtext('vitrine feed'), hashtext($1)) as locked`,
      [sourceId],
    );
    const source = rows[0]?.locked ? await findFeedSource(connection.database, sourceId) : undefined;
    const result = source ? await runOrRemove(services, client, source, onlyKey) : { outcome: 'skipped' as const };
    if (rows[0]?.locked) {
      await client.query(`select pg_advisory_unlock(hashtext('vitrine feed'), hashtext($1))`, [sourceId]);
    }
    isUnlocked = true;
    return result;
  } finally {
    // A connection that may still hold the lock is closed, which releases the lock.
    client.release(!isUnlocked);
  }
}

async function runOrRemove(
  services: FeedServices,
  client: ClientBase,
  source: FeedSource,
  onlyKey: string | null,
): Promise<RunResult> {
  if (source.removed_at !== null) {
    await removeFeedSource(client, source.id);
    return { outcome: 'skipped' };
  }
  if (!source.is_active) return { outcome: 'skipped' };
  // A file that was read before is opened again for one of its listings.
  if (onlyKey !== null) return runLocked(services, client, { ...source, seen_hash: null }, onlyKey);
  return runLocked(services, client, await forgetState(client, source), null);
}

const markChecked = (client: ClientBase, id: string) =>
  client.query('update feed_source set checked_at = now() where id = $1', [id]);

async function runLocked(
  services: FeedServices,
  client: ClientBase,
  source: FeedSource,
  onlyKey: string | null,
): Promise<RunResult> {
  const { connection, logger } = services;
  const { database } = connection;
  const counts: RunCounts = { read: 0, written: 0, added: 0, failed: 0, removed: 0 };
  const opened = await openConnector(source, services.connector, services.now());
  if (opened.kind === 'waiting') {
    if (opened.deliveredAt) await confirmDelivery(database, source.id, opened.deliveredAt, opened.identity);
    await namePictureHosts(client, source);
    await markChecked(client, source.id);
    return { outcome: 'done', counts, reason: null };
  }
  const id = await beginRun(services, source.id);
  // Only now, so that staff who asked for the run see at every moment that it is asked for or under way.
  await markChecked(client, source.id);
  const findMunicipality = await loadMunicipalities(database);
  const brokers = await findMatches(client, source, 'Member');
  const offices = await findMatches(client, source, 'Office');
  const finish = async (reason: Reason | null): Promise<RunResult> => {
    const isStopped = services.connector.signal?.aborted ?? false;
    const outcome = reason === null ? 'done' : isStopped ? 'interrupted' : 'failed';
    await database
      .updateTable('feed_run')
      .set({ ...counts, outcome, reason: reason && storedReason(reason), finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    if (reason === null) await resolveAlarms(database, source.id, ['run-failed']);
    else if (!isStopped) await raiseAlarm(database, { sourceId: source.id, kind: 'run-failed', reason });
    if (reason === null && counts.read + counts.removed > 0) await reportDoubts(client, database, source.id);
    const said = reason && { reason: reasonText('en', reason), cause: reason };
    logger.info({ source: source.id, outcome, ...said, ...counts }, 'A feed was run');
    return { outcome, counts, reason };
  };
  if (opened.kind === 'failed') return finish(opened.reason);
  const run: Run = {
    ...services,
    id,
    client,
    source,
    feed: opened.connector,
    findMunicipality,
    brokerSlug: (key) => brokers.get(key) ?? null,
    officeSlug: (key) => offices.get(key) ?? null,
    counts,
    failedKeys: new Set(),
    partKeys: new Set(),
    readKeys: new Set(),
  };
  try {
    if (onlyKey !== null) return await finish(await readByKey(run, source.settings.destinations[0].id, [onlyKey]));
    const reason = await readSource(run);
    if (reason === null) await namePictureHosts(client, source);
    if (reason === null && opened.delivery !== null) {
      await database
        .updateTable('feed_source')
        .set({ seen_hash: opened.delivery.hash, seen_delivery: opened.delivery.identity })
        .where('id', '=', source.id)
        .execute();
    }
    return await finish(reason);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    logger.error({ err: error, source: source.id }, 'A run of a feed ended with an error');
    return finish(reasonOfError(error));
  } finally {
    opened.close();
  }
}

/** Raises the alarm of a doubtful result, or ends it. */
async function reportDoubts(client: ClientBase, database: Database, sourceId: string): Promise<void> {
  const reason = await findDoubts(client, sourceId);
  if (reason === null) await resolveAlarms(database, sourceId, ['doubtful']);
  else await raiseAlarm(database, { sourceId, kind: 'doubtful', reason });
}

/**
 * Records that an unchanged file was delivered again as a verification, unless its list was not applied: a held list waits for another
 * delivery or for staff.
 */
async function confirmDelivery(
  database: Database,
  sourceId: string,
  deliveredAt: Date,
  identity: string | null,
): Promise<void> {
  await database.updateTable('feed_source').set({ seen_delivery: identity }).where('id', '=', sourceId).execute();
  const last = await database
    .selectFrom('feed_key_list')
    .select('verdict')
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last?.verdict !== 'applied') return;
  await database
    .updateTable('feed_source')
    .set({ verified_at: deliveredAt })
    .where('id', '=', sourceId)
    .where('verified_at', '<', deliveredAt)
    .execute();
}

/** Adds a run. A run that is still marked as running was interrupted, because its lock was free. */
async function beginRun({ connection: { database } }: FeedServices, sourceId: string): Promise<string> {
  await database
    .updateTable('feed_run')
    .set({ outcome: 'interrupted', finished_at: sql<Date>`now()` })
    .where('source_id', '=', sourceId)
    .where('outcome', '=', 'running')
    .execute();
  const run = await database
    .insertInto('feed_run')
    .values({ source_id: sourceId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return run.id;
}

/** Reads events, changes, lists of keys, listings with changed photos or open houses, lists of open houses, brokers and brokerages. Returns why the reading could not be finished, or null. */
async function readSource(run: Run): Promise<Reason | null> {
  const { feed, source, client } = run;
  await countRemoved(run, await refreshSites(client, source));
  const followed = await findEvents(run);
  const parts = await findChangedParts(run);
  const changes = feed.readChanges ? await readChanges(run) : null;
  if (changes !== null) return changes;
  const lists = await readEventsAndLists(run, followed);
  return (
    lists ??
    (await readParts(run, parts)) ??
    (await readOpenHouses(run)) ??
    (await readPeople(run)) ??
    followed.reason ??
    parts.reason
  );
}

/** Reads what events name, and the lists of keys where they are due or where events remove more than these alone may. */
async function readEventsAndLists(run: Run, followed: FollowedEvents): Promise<Reason | null> {
  const applied = followed.events ? await applyEvents(run, followed.events) : { reason: null, gone: 0 };
  if (applied.reason !== null) return applied.reason;
  const isDue = isListDue(run) || followed.needsList || applied.gone > 0;
  const reason = isDue ? await readKeyLists(run) : await retryFailures(run, run.source.settings.destinations[0].id);
  // Only now, so that events whose changes are not stored come again.
  if (reason === null) await storeSequence(run, followed);
  return reason;
}

/** Reads the listings of which a part has changed, and which nothing else has made this run read. */
async function readParts(run: Run, { states }: ChangedParts): Promise<Reason | null> {
  const { source, client } = run;
  const keys = await findUnreadParts(run);
  const reason = keys.length === 0 ? null : await readByKey(run, source.settings.destinations[0].id, keys);
  if (reason === null) await storeStates(client, source.id, states);
  return reason;
}

const isListDue = ({ feed, source: { verified_at, watermark }, now }: Run): boolean =>
  !feed.readChanges ||
  watermark === null ||
  verified_at === null ||
  now().getTime() - verified_at.getTime() >= verificationMs;

async function readChanges(run: Run): Promise<Reason | null> {
  const { feed, source } = run;
  const destination = source.settings.destinations[0].id;
  const writer = createBatchWriter(run, destination);
  const end = await feed.readChanges?.(positionBefore(source.watermark), writer.add);
  await writer.flush();
  return end ? incompleteReason('changes', end) : null;
}

async function readOpenHouses({ feed, source, client }: Run): Promise<Reason | null> {
  if (!feed.readOpenHouses) return null;
  const { rows, end } = await feed.readOpenHouses(source.settings.destinations[0].id);
  if (end.kind !== 'complete') return incompleteReason('open-houses', end);
  await writeOpenHouses(client, source.id, rows);
  return null;
}

/** Reads the brokers and brokerages that shown listings name, each once a day. */
async function readPeople({ feed, source, client, now }: Run): Promise<Reason | null> {
  for (const resource of ['Member', 'Office'] as const) {
    if (!feed.readPeople) return null;
    const keys = await findPeopleToRead(client, source.id, resource, now());
    const { rows, end } = await feed.readPeople(resource, keys);
    await storePeople(client, source.id, resource, rows, now());
    if (rows.length > 0) {
      await refreshMatches(client, source, resource);
      if (resource === 'Office') await refreshOfficeNames(client, source);
    }
    if (end.kind !== 'complete') return incompleteReason(resource === 'Member' ? 'members' : 'offices', end);
  }
  return null;
}
