import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { type ListingRow, readListing } from '../listings/listing-row.ts';
import { putListings } from '../listings/write-listings.ts';
import type { FeedSource } from './feed-source.ts';
import { chooseListingNumbers } from './listing-numbers.ts';
import { mapListing } from './map-listing.ts';
import { timeZoneOf } from './province.ts';
import type { Issue, RawRecord, ReadResult, SourceListing } from './source-listing.ts';

export type WriteContext = {
  client: ClientBase;
  source: FeedSource;
  municipalityCode: (name: string) => string | null;
  /** Destination to which the listings belong; null when lists of keys say it. */
  destination: string | null;
};

export type WriteResult = { read: number; written: number; failedKeys: string[] };

type Readable = Extract<ReadResult, { kind: 'listing' }>;
type StoredRecord = {
  source_key: string;
  listing_key: string;
  modified_at: Date | null;
  fingerprint: string | null;
  state: 'shown' | 'not-shown' | 'removed';
};
type Failure = { key: string; reason: string; raw: RawRecord; modifiedAt: string | null };
type Mapped = { source: SourceListing; listingKey: string; row: ListingRow | null; fingerprint: string | null };

/**
 * Writes what was read of a source: new and changed listings, those that may not be shown any more, and failures with their raw records.
 * Reading the same again changes nothing, and an older state of a listing never replaces a newer one. Rejects when the database is
 * unavailable; a record that the database refuses is a failure of its own.
 */
export async function writeBatch(context: WriteContext, results: readonly ReadResult[]): Promise<WriteResult> {
  const failures: Failure[] = [];
  const listings = new Map<string, Readable>();
  for (const result of results) {
    if (result.kind === 'failure') failures.push(failureOf(result));
    else if (isNewer(result.listing, listings.get(result.listing.key)?.listing))
      listings.set(result.listing.key, result);
  }
  const written = await writeListingsOf(context, [...listings.values()], failures);
  await storeFailures(context.client, context.source.id, failures);
  return { read: results.length, written, failedKeys: failures.map(({ key }) => key) };
}

const failureOf = ({ key, reason, raw }: Extract<ReadResult, { kind: 'failure' }>): Failure => {
  // A record without a key is kept under its content.
  const name = key ?? `?${sha256(JSON.stringify(raw)).slice(0, 24)}`;
  return { key: name, reason, raw, modifiedAt: null };
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const instant = (time: string | Date | null | undefined) =>
  time ? new Date(time).getTime() : Number.NEGATIVE_INFINITY;

const isNewer = (listing: SourceListing, other: SourceListing | undefined) =>
  other === undefined || instant(listing.modifiedAt) >= instant(other.modifiedAt);

/**
 * Writes listings in one transaction and adds those that fail to `failures`. When the database refuses them, each half is written alone,
 * recursively, so that only the invalid one fails.
 */
async function writeListingsOf(context: WriteContext, listings: Readable[], failures: Failure[]): Promise<number> {
  const { client } = context;
  const [only] = listings;
  if (!only) return 0;
  const failed: Failure[] = [];
  try {
    await client.query('begin');
    const written = await writeInTransaction(context, listings, failed);
    await client.query('commit');
    failures.push(...failed);
    return written;
  } catch (error) {
    // A lost connection has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    if (isDatabaseUnavailable(error)) throw error;
    if (listings.length === 1) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push({ key: only.listing.key, reason, raw: only.raw, modifiedAt: only.listing.modifiedAt });
      return 0;
    }
    const middle = Math.ceil(listings.length / 2);
    const first = await writeListingsOf(context, listings.slice(0, middle), failures);
    return first + (await writeListingsOf(context, listings.slice(middle), failures));
  }
}

async function writeInTransaction(
  context: WriteContext,
  listings: readonly Readable[],
  failures: Failure[],
): Promise<number> {
  const { client, source, destination } = context;
  const sourceId = source.id;
  const keys = listings.map(({ listing }) => listing.key);
  if (destination !== null && keys.length > 0) {
    await client.query(
      `insert into feed_membership (source_id, destination, source_key) select $1, $2, unnest($3::text[])
       on conflict do nothing`,
      [sourceId, destination, keys],
    );
  }
  const stored = await findStored(client, sourceId, keys);
  const current = listings.filter(({ listing }) => {
    const record = stored.get(listing.key);
    return !record || record.state === 'removed' || instant(listing.modifiedAt) >= instant(record.modified_at);
  });
  const isNew = ({ listing }: Readable) => !stored.has(listing.key);
  const numbers = await chooseListingNumbers(
    client,
    current.filter(isNew).map(({ listing }) => listing),
  );
  const sites = await findSites(client, source, keys);
  const mapped: Mapped[] = [];
  for (const { listing, raw } of current) {
    const listingKey = stored.get(listing.key)?.listing_key ?? numbers.get(listing.key);
    if (listingKey === undefined) continue;
    const result = mapOne(context, listing, listingKey, sites.get(listing.key) ?? []);
    if ('reason' in result)
      failures.push({ key: listing.key, reason: result.reason, raw, modifiedAt: listing.modifiedAt });
    else mapped.push(result);
  }
  const changed = mapped.filter(({ source: { key }, row, fingerprint }) => {
    const record = stored.get(key);
    return !record || record.fingerprint !== fingerprint || record.state !== (row ? 'shown' : 'not-shown');
  });
  const rows = changed.flatMap(({ row }) => row ?? []);
  if (rows.length > 0) await putListings(client, rows);
  const hidden = changed.filter(({ row }) => row === null).map(({ listingKey }) => listingKey);
  if (hidden.length > 0) await client.query('delete from listing where listing_key = any($1)', [hidden]);
  await storeRecords(client, sourceId, mapped);
  const succeeded = mapped.map(({ source: { key } }) => key);
  await client.query('delete from feed_failure where source_id = $1 and source_key = any($2)', [sourceId, succeeded]);
  await storeIssues(client, sourceId, current);
  return changed.length;
}

async function findStored(client: ClientBase, sourceId: string, keys: string[]): Promise<Map<string, StoredRecord>> {
  const { rows } = await client.query<StoredRecord>(
    `select source_key, listing_key, modified_at, fingerprint, state from feed_record
     where source_id = $1 and source_key = any($2)`,
    [sourceId, keys],
  );
  return new Map(rows.map((row) => [row.source_key, row]));
}

/** Returns the sites that show each listing: those of the destinations to which it belongs. */
async function findSites(client: ClientBase, source: FeedSource, keys: string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ source_key: string; destinations: string[] }>(
    `select source_key, array_agg(destination) as destinations from feed_membership
     where source_id = $1 and source_key = any($2) group by source_key`,
    [source.id, keys],
  );
  const sitesOf = new Map(source.settings.destinations.map(({ id, micrositeIds }) => [id, micrositeIds]));
  return new Map(
    rows.map(({ source_key, destinations }) => [
      source_key,
      [...new Set(destinations.flatMap((id) => sitesOf.get(id) ?? []))].sort(),
    ]),
  );
}

function mapOne(
  { source, municipalityCode }: WriteContext,
  listing: SourceListing,
  listingKey: string,
  micrositeIds: string[],
): Mapped | { reason: string } {
  // An empty list of sites would mean all sites.
  const result =
    micrositeIds.length === 0
      ? { kind: 'not-shown' as const }
      : mapListing(listing, { listingKey, micrositeIds, municipalityCode, settings: source.settings.mapping });
  if (result.kind === 'failure') return result;
  if (result.kind === 'not-shown') return { source: listing, listingKey, row: null, fingerprint: null };
  const read = readListing(result.listing);
  if ('reason' in read) return read;
  // The sites follow the memberships, which change without the listing.
  const fingerprint = sha256(JSON.stringify({ ...result.listing, MicrositeIds: [] }));
  return { source: listing, listingKey, row: read.row, fingerprint };
}

async function storeRecords(client: ClientBase, sourceId: string, mapped: readonly Mapped[]): Promise<void> {
  if (mapped.length === 0) return;
  const rows = mapped.map(({ source, listingKey, row, fingerprint }) => ({
    source_key: source.key,
    listing_key: listingKey,
    modified_at: source.modifiedAt,
    fingerprint,
    state: row ? 'shown' : 'not-shown',
    time_zone: timeZoneOf(source.address),
  }));
  await client.query(
    `insert into feed_record (source_id, source_key, listing_key, modified_at, fingerprint, state, time_zone)
     select $1, source_key, listing_key, modified_at, fingerprint, state, time_zone
     from json_to_recordset($2) as incoming (source_key text, listing_key text, modified_at timestamptz,
       fingerprint text, state text, time_zone text)
     on conflict (source_id, source_key) do update set modified_at = excluded.modified_at,
       fingerprint = excluded.fingerprint, state = excluded.state, time_zone = excluded.time_zone
     where (feed_record.modified_at, feed_record.fingerprint, feed_record.state, feed_record.time_zone)
       is distinct from (excluded.modified_at, excluded.fingerprint, excluded.state, excluded.time_zone)`,
    [sourceId, JSON.stringify(rows)],
  );
}

/** Stores failures, or counts another attempt at them. */
async function storeFailures(client: ClientBase, sourceId: string, failures: readonly Failure[]): Promise<void> {
  if (failures.length === 0) return;
  const unique = new Map(failures.map((failure) => [failure.key, failure]));
  const rows = [...unique.values()].map(({ key, reason, raw, modifiedAt }) => ({
    source_key: key,
    reason: withoutNull(reason),
    raw: withoutNull(JSON.stringify(raw)),
    modified_at: modifiedAt,
  }));
  await client.query(
    `insert into feed_failure (source_id, source_key, reason, raw, modified_at)
     select $1, source_key, reason, raw, modified_at
     from json_to_recordset($2) as incoming (source_key text, reason text, raw text, modified_at timestamptz)
     on conflict (source_id, source_key) do update set reason = excluded.reason, raw = excluded.raw,
       modified_at = excluded.modified_at, attempts = feed_failure.attempts + 1, last_failed_at = now()`,
    [sourceId, JSON.stringify(rows)],
  );
}

/** PostgreSQL stores no NUL in a text. JSON writes it as an escape, which is text until it is read. */
const withoutNull = (text: string) => text.replaceAll('\u0000', '');

/** Counts the values that could not be used, for a report to staff. */
async function storeIssues(client: ClientBase, sourceId: string, listings: readonly Readable[]): Promise<void> {
  const counts = new Map<string, Issue & { count: number }>();
  for (const { issues } of listings) {
    for (const { field, value, reason } of issues) {
      const name = JSON.stringify([field, value, reason]);
      const counted = counts.get(name) ?? { field, value: withoutNull(value), reason, count: 0 };
      counted.count++;
      counts.set(name, counted);
    }
  }
  if (counts.size === 0) return;
  await client.query(
    `insert into feed_unknown_value (source_id, field, value, reason, count)
     select $1, field, value, reason, sum(count)
     from json_to_recordset($2) as incoming (field text, value text, reason text, count integer)
     group by field, value, reason
     on conflict (source_id, field, value, reason) do update
       set count = feed_unknown_value.count + excluded.count, last_seen_at = now()`,
    [sourceId, JSON.stringify([...counts.values()])],
  );
}
