import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { type ListingRow, readListing } from '../listings/listing-row.ts';
import { putListings } from '../listings/write-listings.ts';
import type { FeedSource } from './feed-source.ts';
import { chooseListingNumbers } from './listing-numbers.ts';
import { mapListing } from './map-listing.ts';
import type { ReadResult, SourceListing } from './source-listing.ts';
import { type Failure, type NumberedListing, storeFailures, storeIssues, storeRecords } from './store-batch.ts';

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
type Mapped = NumberedListing & { row: ListingRow | null };

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
  const changed = mapped.filter(({ source: { key }, isShown, fingerprint }) => {
    const record = stored.get(key);
    return !record || record.fingerprint !== fingerprint || record.state !== (isShown ? 'shown' : 'not-shown');
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
  if (result.kind === 'not-shown') return { source: listing, listingKey, isShown: false, row: null, fingerprint: null };
  const read = readListing(result.listing);
  if ('reason' in read) return read;
  // The sites follow the memberships, which change without the listing.
  const fingerprint = sha256(JSON.stringify({ ...result.listing, MicrositeIds: [] }));
  return { source: listing, listingKey, isShown: true, row: read.row, fingerprint };
}
