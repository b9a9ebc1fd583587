import { createHash } from 'node:crypto';
import { feedRowLimit } from '@vitrine/contract/core/staff-feeds.ts';
import type { ClientBase } from 'pg';
import type { KeyList } from '../connectors/feed-connector.ts';
import { storedReason } from '../reasons/reason.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import type { Verdict } from './judge-key-list.ts';

/** Number of keys of one statement: whole lists of a hundred thousand would double the memory of the process. */
const keysPerStatement = 5000;

function* chunksOf(keys: Iterable<string>): Generator<string[]> {
  let chunk: string[] = [];
  for (const key of keys) {
    chunk.push(key);
    if (chunk.length < keysPerStatement) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Adds the keys of a list to its destination. The keys of an incomplete list are valid too. */
export async function addMemberships(
  client: ClientBase,
  sourceId: string,
  { destination, entries }: KeyList,
): Promise<void> {
  for (const keys of chunksOf(entries.keys())) {
    await client.query(
      `insert into feed_membership (source_id, destination, source_key) select $1, $2, unnest($3::text[])
       on conflict do nothing`,
      [sourceId, destination, keys],
    );
  }
}

/** Returns the keys of a list whose listings are new, have changed or were removed before. Keys without a moment always count as changed. */
export async function findChangedKeys(client: ClientBase, sourceId: string, { entries }: KeyList): Promise<string[]> {
  const changed: string[] = [];
  for (const keys of chunksOf(entries.keys())) {
    const { rows } = await client.query<{ source_key: string; modified_at: Date | null }>(
      `select source_key, modified_at from feed_record
       where source_id = $1 and state <> 'removed' and source_key = any($2)`,
      [sourceId, keys],
    );
    const known = new Map(rows.map((row) => [row.source_key, row.modified_at?.getTime() ?? null]));
    for (const key of keys) {
      const [stored, modifiedAt] = [known.get(key), entries.get(key) ?? null];
      const isSame = typeof stored === 'number' && modifiedAt !== null && modifiedAt <= stored;
      if (!isSame) changed.push(key);
    }
  }
  return changed;
}

/** Returns the number of listings of a destination, and the keys of those that a list does not have. */
export async function findMissingKeys(
  client: ClientBase,
  sourceId: string,
  { destination, entries, doubtful }: KeyList,
): Promise<{ live: number; missing: string[] }> {
  const missing: string[] = [];
  for (let live = 0, last = ''; ; ) {
    const { rows } = await client.query<{ source_key: string }>(
      `select source_key from feed_membership where source_id = $1 and destination = $2 and source_key > $3
       order by source_key limit ${keysPerStatement}`,
      [sourceId, destination, last],
    );
    live += rows.length;
    for (const { source_key } of rows) {
      if (!entries.has(source_key) && !doubtful?.has(source_key)) missing.push(source_key);
    }
    const end = rows.at(-1);
    if (!end) return { live, missing };
    last = end.source_key;
  }
}

/** Returns a hash of a set of keys. */
export const hashKeys = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.toSorted().join('\n')).digest('hex');

/**
 * Returns since when the last lists were held for the same missing keys, and whether staff have allowed their removal. Once staff have refused one of
 * these lists, no other one confirms it: `heldSince` is null, and the removal waits for staff.
 */
export async function findHeldLists(
  client: ClientBase,
  sourceId: string,
  destination: string,
  missingHash: string,
): Promise<{ heldSince: Date | null; isApproved: boolean }> {
  const { rows } = await client.query<{ since: Date | null; approved: boolean | null; refused: boolean | null }>(
    `select min(read_at) as since, bool_or(approved_at is not null) as approved, bool_or(refused_at is not null) as refused
     from feed_key_list
     where source_id = $1 and destination = $2 and verdict = 'held' and missing_hash = $3
       and id > coalesce((select max(id) from feed_key_list
         where source_id = $1 and destination = $2 and verdict <> 'refused'
           and (verdict = 'applied' or missing_hash <> $3)), 0)`,
    [sourceId, destination, missingHash],
  );
  const [first] = rows;
  return { heldSince: first?.refused ? null : (first?.since ?? null), isApproved: first?.approved ?? false };
}

/** Stores a list of keys and what was decided on it. `cause` is what an equal list lacks as well: by default its missing keys. */
export async function recordKeyList(
  client: ClientBase,
  sourceId: string,
  list: KeyList,
  missing: readonly string[],
  verdict: Verdict,
  now: Date,
  cause: string = hashKeys(missing),
): Promise<void> {
  await client.query(
    `insert into feed_key_list (source_id, destination, read_at, key_count, server_count, missing_count, missing_hash, verdict, reason,
       missing_keys)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      sourceId,
      list.destination,
      now,
      list.entries.size,
      list.serverCount,
      missing.length,
      cause,
      verdict.verdict,
      'reason' in verdict ? storedReason(verdict.reason) : null,
      verdict.verdict === 'held' ? missing.slice(0, feedRowLimit) : [],
    ],
  );
}

/**
 * Takes listings out of a destination. A listing that is in no destination leaves the market: the source does not say whether it was
 * sold. Returns the keys of the listings that left, in the caller's transaction.
 */
export async function removeMemberships(
  client: ClientBase,
  sourceId: string,
  destination: string,
  keys: readonly string[],
): Promise<string[]> {
  await client.query('delete from feed_membership where source_id = $1 and destination = $2 and source_key = any($3)', [
    sourceId,
    destination,
    keys,
  ]);
  await client.query(
    `delete from feed_failure failure where source_id = $1 and source_key = any($2) and not exists (
       select from feed_membership m where m.source_id = $1 and m.source_key = failure.source_key)`,
    [sourceId, keys],
  );
  return withdrawUnlisted(client, sourceId);
}

/** Takes the listings of a source off the market that are in no destination, and returns their keys. */
async function withdrawUnlisted(client: ClientBase, sourceId: string): Promise<string[]> {
  const { rows } = await client.query<{ source_key: string; listing_key: string }>(
    `update feed_record record set state = 'removed', fingerprint = null
     where source_id = $1 and state <> 'removed' and not exists (
       select from feed_membership m where m.source_id = $1 and m.source_key = record.source_key)
     returning source_key, listing_key`,
    [sourceId],
  );
  await client.query(
    `update listing set standard_status = 'Withdrawn', off_market_timestamp = coalesce(off_market_timestamp, now()),
       modification_timestamp = now()
     where listing_key = any($1) and standard_status in ('Active', 'Closed')`,
    [rows.map(({ listing_key }) => listing_key)],
  );
  return rows.map(({ source_key }) => source_key);
}

/**
 * Sets the sites of all listings to those of their destinations, which staff may have changed. Returns the keys of the listings that left because they are
 * in no destination any more.
 */
export async function refreshSites(client: ClientBase, { id, settings }: FeedSource): Promise<string[]> {
  await client.query('delete from feed_membership where source_id = $1 and destination <> all($2)', [
    id,
    settings.destinations.map((destination) => destination.id),
  ]);
  const removed = await withdrawUnlisted(client, id);
  await client.query(
    `with wanted as (
       select record.listing_key, array_agg(distinct site order by site) as sites
       from feed_record record
       join feed_membership m using (source_id, source_key)
       join jsonb_to_recordset($2) as destination (id text, "micrositeIds" text[]) on destination.id = m.destination
       cross join unnest(destination."micrositeIds") site
       where record.source_id = $1 and record.state = 'shown'
       group by record.listing_key
     )
     update listing set microsite_ids = wanted.sites from wanted
     where listing.listing_key = wanted.listing_key and listing.microsite_ids <> wanted.sites`,
    [id, JSON.stringify(settings.destinations)],
  );
  return removed;
}
