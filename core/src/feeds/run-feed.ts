import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Connection, Database } from '../db/connect.ts';
import { raiseAlarm, resolveAlarms } from './feed-alarms.ts';
import type { FeedConnector, KeyList, ListingBatch } from './feed-connector.ts';
import { type FeedSource, findFeedSource } from './feed-source.ts';
import { judgeKeyList } from './judge-key-list.ts';
import {
  addMemberships,
  findChangedKeys,
  findHeldLists,
  findMissingKeys,
  hashKeys,
  recordKeyList,
  refreshSites,
  removeMemberships,
} from './key-list-store.ts';
import { loadMunicipalityCodes } from './municipality-codes.ts';
import { type ConnectorServices, openConnector } from './open-connector.ts';
import { writeOpenHouses } from './open-house-store.ts';
import { positionBefore, raiseWatermark } from './watermark.ts';
import { type WriteContext, writeBatch } from './write-batch.ts';

export type FeedServices = {
  connection: Connection;
  connector: ConnectorServices;
  logger: Logger;
  now: () => Date;
};

export type RunResult =
  | { outcome: 'done' | 'failed' | 'interrupted'; counts: RunCounts; reason: string | null }
  /** Another process runs this source, or it does not exist or is not active. */
  | { outcome: 'skipped' };

export type RunCounts = { read: number; written: number; failed: number; removed: number };

/** Records that are written in one transaction. More are hardly faster and hold more memory. */
const recordsPerWrite = 250;
/** Time after which a source with an order of changes is compared with its whole list of keys again, ms. */
const verificationMilliseconds = 6 * 3_600_000;

type Run = FeedServices & {
  id: string;
  client: ClientBase;
  source: FeedSource;
  feed: FeedConnector;
  municipalityCode: (name: string) => string | null;
  counts: RunCounts;
  /** Listings that failed in this run, which are not tried again in it. */
  failedKeys: Set<string>;
};

/**
 * Brings the listings of a source up to date. A lock keeps two runs of one source apart. Everything is committed in small steps, each of
 * which may be the last: the next run continues from there.
 */
export async function runFeed(services: FeedServices, sourceId: string): Promise<RunResult> {
  const { connection } = services;
  const client = await connection.pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtext('vitrine feed'), hashtext($1)) as locked`,
      [sourceId],
    );
    if (!rows[0]?.locked) return { outcome: 'skipped' };
    try {
      const source = await findFeedSource(connection.database, sourceId);
      return source?.is_active ? await runLocked(services, client, source) : { outcome: 'skipped' };
    } finally {
      await client.query(`select pg_advisory_unlock(hashtext('vitrine feed'), hashtext($1))`, [sourceId]);
    }
  } finally {
    client.release();
  }
}

async function runLocked(services: FeedServices, client: ClientBase, source: FeedSource): Promise<RunResult> {
  const { connection, logger } = services;
  const { database } = connection;
  const counts: RunCounts = { read: 0, written: 0, failed: 0, removed: 0 };
  const opened = await openConnector(source, services.connector, services.now());
  if (opened.kind === 'waiting') {
    if (opened.deliveredAt) await confirmDelivery(database, source.id, opened.deliveredAt);
    return { outcome: 'done', counts, reason: null };
  }
  const id = await beginRun(services, source.id);
  const municipalityCode = await loadMunicipalityCodes(database);
  const finish = async (reason: string | null): Promise<RunResult> => {
    const isStopped = services.connector.signal?.aborted ?? false;
    const outcome = reason === null ? 'done' : isStopped ? 'interrupted' : 'failed';
    await database
      .updateTable('feed_run')
      .set({ ...counts, outcome, reason, finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    if (reason === null) await resolveAlarms(database, source.id, ['run-failed']);
    else if (!isStopped) await raiseAlarm(database, { sourceId: source.id, kind: 'run-failed', detail: reason });
    logger.info({ source: source.id, outcome, reason, ...counts }, 'A feed was run');
    return { outcome, counts, reason };
  };
  if (opened.kind === 'failed') return finish(opened.reason);
  const run: Run = {
    ...services,
    id,
    client,
    source,
    feed: opened.connector,
    municipalityCode,
    counts,
    failedKeys: new Set(),
  };
  try {
    const reason = await readSource(run);
    if (reason === null && opened.fileHash !== null) {
      await database
        .updateTable('feed_source')
        .set({ seen_hash: opened.fileHash })
        .where('id', '=', source.id)
        .execute();
    }
    return await finish(reason);
  } finally {
    opened.close();
  }
}

/** Notes that a file came again unchanged, unless its list was not applied: then it needs another delivery, or staff. */
async function confirmDelivery(database: Database, sourceId: string, deliveredAt: Date): Promise<void> {
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

/** Adds a run. An earlier one that never finished was interrupted, because the lock was free. */
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

/** Reads changes, lists of keys and open houses. Returns why it could not be finished, or null. */
async function readSource(run: Run): Promise<string | null> {
  const { feed, source, client, counts } = run;
  counts.removed += await refreshSites(client, source);
  const changes = feed.readChanges ? await readChanges(run) : null;
  if (changes !== null) return changes;
  const lists = isListDue(run) ? await readLists(run) : await retryFailures(run, source.settings.destinations[0].id);
  return lists ?? (await readOpenHouses(run));
}

const isListDue = ({ feed, source: { verified_at }, now }: Run): boolean =>
  !feed.readChanges || verified_at === null || now().getTime() - verified_at.getTime() >= verificationMilliseconds;

async function readChanges(run: Run): Promise<string | null> {
  const { feed, source } = run;
  const destination = source.settings.destinations[0].id;
  const writer = createWriter(run, destination);
  const end = await feed.readChanges?.(positionBefore(source.watermark), writer.add);
  await writer.flush();
  if (!end || end.kind === 'complete') return null;
  return `Changes could not be read: ${end.kind === 'failed' ? end.reason : end.kind}`;
}

/** Collects batches and writes them once they are large enough, with the place up to which everything is stored. */
function createWriter(run: Run, destination: string | null) {
  const { client, source, counts, municipalityCode } = run;
  const context: WriteContext = { client, source, municipalityCode, destination };
  let pending: ListingBatch['results'] = [];
  const flush = async () => {
    const results = pending;
    pending = [];
    if (results.length === 0) return;
    const written = await writeBatch(context, results);
    counts.read += written.read;
    counts.written += written.written;
    counts.failed += written.failedKeys.length;
    for (const key of written.failedKeys) run.failedKeys.add(key);
    if (run.feed.readChanges && destination !== null) await raiseWatermark(client, source.id, results);
    await client.query('update feed_run set read = $2, written = $3, failed = $4 where id = $1', [
      run.id,
      counts.read,
      counts.written,
      counts.failed,
    ]);
  };
  return {
    flush,
    async add({ results }: ListingBatch) {
      pending.push(...results);
      if (pending.length >= recordsPerWrite) await flush();
    },
  };
}

/** Reads the listings that failed before once more. */
async function retryFailures(run: Run, destination: string): Promise<string | null> {
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

async function readByKey(run: Run, destination: string, keys: readonly string[]): Promise<string | null> {
  const writer = createWriter(run, null);
  const end = await run.feed.readListings(destination, keys, writer.add);
  await writer.flush();
  if (end.kind === 'complete') return null;
  return `Listings could not be read: ${end.kind === 'failed' ? end.reason : end.kind}`;
}

type ComparedList = KeyList & { live: number; missing: string[] };

/** Reads the lists of keys of all destinations and the listings that they show to have changed, then removes what is verified to be gone. */
async function readLists(run: Run): Promise<string | null> {
  const { client, feed, source, connection, now } = run;
  const lists: ComparedList[] = [];
  for (const { id } of source.settings.destinations) {
    const list = await feed.readKeyList(id);
    // Before its keys are added: those of a wrong destination would hide how many are missing.
    lists.push({ ...list, ...(await findMissingKeys(client, source.id, list)) });
  }
  // A destination that cannot be read says nothing about its listings, and of a refused file nothing is used.
  const readable = lists.filter(({ end }) => end.kind !== 'failed');
  for (const list of readable) await addMemberships(client, source.id, list);
  await refreshSites(client, source);
  // Rows without a key have no failure of their own that could be tried again.
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
      .set({ verified_at: now() })
      .where('id', '=', source.id)
      .execute();
    await resolveAlarms(connection.database, source.id, ['stale']);
  }
  const [unread] = lists.flatMap(({ end }) => (end.kind === 'failed' ? [end.reason] : []));
  return unread === undefined ? null : `A list of keys could not be read: ${unread}`;
}

/** Decides on a list of keys and removes what it lacks if it may be. Returns true when the list is verified. */
async function applyList(run: Run, list: ComparedList): Promise<boolean> {
  const { client, source, connection, counts } = run;
  const { destination, live, missing } = list;
  const now = run.now();
  const earlier = await findHeldLists(client, source.id, destination, hashKeys(missing));
  const verdict = judgeKeyList({ list, live, missing: missing.length, ...earlier, now });
  await client.query('begin');
  try {
    if (verdict.verdict === 'applied')
      counts.removed += await removeMemberships(client, source.id, destination, missing);
    await recordKeyList(client, source.id, list, missing, verdict, now);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  if (verdict.verdict === 'applied') {
    await resolveAlarms(connection.database, source.id, ['list-refused', 'list-held'], destination);
    // A listing that left one destination may be in another, with other sites.
    await refreshSites(client, source);
    return true;
  }
  const kind = verdict.verdict === 'held' ? 'list-held' : 'list-refused';
  await raiseAlarm(connection.database, { sourceId: source.id, kind, destination, detail: verdict.reason });
  return false;
}

async function readOpenHouses({ feed, source, client }: Run): Promise<string | null> {
  if (!feed.readOpenHouses) return null;
  const { rows, end } = await feed.readOpenHouses(source.settings.destinations[0].id);
  if (end.kind !== 'complete') return 'The open houses could not be read';
  await writeOpenHouses(client, source.id, rows);
  return null;
}
