import { createHash } from 'node:crypto';
import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type { ClientBase } from 'pg';
import { cardTexts } from '../../listings/card-text.ts';
import { type ListingRow, readListing } from '../../listings/listing-row.ts';
import { putListings } from '../../listings/write-listings.ts';
import { loadOfficeNames } from '../people/office-names.ts';
import { forgetPhotos, writePhotos } from '../photos/write-photos.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import type { ReadResult, SourceListing, SourceMedia } from '../records/source-listing.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import type { FindMunicipality } from './find-municipality.ts';
import { chooseListingNumbers } from './listing-numbers.ts';
import { type MappingContext, mapListing } from './map-listing.ts';
import { type Failure, type NumberedListing, storeFailures, storeIssues, storeRecords } from './record-store.ts';
import { restrictListings } from './restrict-listings.ts';

export interface UpdateContext {
  client: ClientBase;
  source: FeedSource;
  findMunicipality: FindMunicipality;
  brokerSlug: (memberKey: string) => string | null;
  officeSlug: (officeKey: string) => string | null;
  /** Destination to which the listings belong; null when the lists of keys assign them. */
  destination: string | null;
  now: () => Date;
}

export interface UpdateResult {
  read: number;
  /** Keys of the listings that the website did not show before, and of the others that were written. */
  added: string[];
  changed: string[];
  failures: readonly Failure[];
}

type Written = Pick<UpdateResult, 'added' | 'changed'>;
const nothing: Written = { added: [], changed: [] };

type Readable = Extract<ReadResult, { kind: 'listing' }>;
interface StoredRecord {
  source_key: string;
  listing_key: string;
  modified_at: Date | null;
  fingerprint: string | null;
  state: 'shown' | 'not-shown' | 'removed';
  /** Time since which the website offers it; null for one that it does not have. */
  on_market_timestamp: Date | null;
}
interface Mapped extends NumberedListing {
  row: ListingRow | null;
  media: SourceMedia[];
}

/**
 * Writes what was read of a source: new and changed listings, those that may not be shown any more, and failures with their raw records.
 * Reading the same again changes nothing, and an older state of a listing never replaces a newer one. Rejects when the database is
 * unavailable; a record that the database refuses is a failure of its own.
 */
export async function updateListings(context: UpdateContext, results: readonly ReadResult[]): Promise<UpdateResult> {
  const failures: Failure[] = [];
  const listings = new Map<string, Readable>();
  const unreadable: SourceListing[] = [];
  for (const result of results) {
    if (result.kind === 'failure') {
      failures.push(failureOf(result));
      if (result.listing) unreadable.push(result.listing);
    } else if (isNewer(result.listing, listings.get(result.listing.key)?.listing))
      listings.set(result.listing.key, result);
  }
  const written = await updateInTransactions(context, [...listings.values()], failures);
  await restrictShown(context, unreadable);
  await storeFailures(context.client, context.source.id, failures);
  return { read: results.length, ...written, failures };
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
async function updateInTransactions(
  context: UpdateContext,
  listings: Readable[],
  failures: Failure[],
): Promise<Written> {
  const { client } = context;
  const [only] = listings;
  if (!only) return nothing;
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
      const detail = error instanceof Error ? error.message : String(error);
      const reason = reasonOf('refused-by-database', { detail });
      failures.push({ key: only.listing.key, reason, raw: only.raw, modifiedAt: only.listing.modifiedAt });
      await restrictShown(context, [only.listing]);
      return nothing;
    }
    const middle = Math.ceil(listings.length / 2);
    const first = await updateInTransactions(context, listings.slice(0, middle), failures);
    const second = await updateInTransactions(context, listings.slice(middle), failures);
    return { added: [...first.added, ...second.added], changed: [...first.changed, ...second.changed] };
  }
}

/** Applies the restrictions of records that could not be imported to listings that the website shows, in a transaction of its own. */
async function restrictShown({ client, source }: UpdateContext, listings: readonly SourceListing[]): Promise<void> {
  if (listings.length === 0) return;
  await client.query('begin');
  try {
    const keys = listings.map(({ key }) => key);
    const stored = await findStored(client, source.id, keys);
    const shown = listings.flatMap((listing) => {
      const record = stored.get(listing.key);
      return record?.state === 'shown' && !isOlder(listing, record)
        ? [{ source: listing, listingKey: record.listing_key }]
        : [];
    });
    if (shown.length > 0) await restrictListings(client, source.id, shown);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Returns true when a listing is older than the stored one. A listing without a time of change counts as the current one. */
const isOlder = ({ modifiedAt }: SourceListing, record: StoredRecord | undefined): boolean =>
  modifiedAt !== null && instant(modifiedAt) < instant(record?.modified_at);

async function writeInTransaction(
  context: UpdateContext,
  listings: readonly Readable[],
  failures: Failure[],
): Promise<Written> {
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
    return !record || record.state === 'removed' || !isOlder(listing, record);
  });
  const isNew = ({ listing }: Readable) => !stored.has(listing.key);
  const numbers = await chooseListingNumbers(
    client,
    current.filter(isNew).map(({ listing }) => listing),
    source.settings.destinations.flatMap(({ micrositeIds }) => micrositeIds),
  );
  const sites = await findSites(client, source, keys);
  const officeName = await loadOfficeNames(
    client,
    source,
    current.map(({ listing }) => listing),
  );
  const mapped: Mapped[] = [];
  const shownBefore: { source: SourceListing; listingKey: string }[] = [];
  for (const { listing, raw } of current) {
    const listingKey = stored.get(listing.key)?.listing_key ?? numbers.get(listing.key);
    if (listingKey === undefined) continue;
    const firstReadAt = stored.get(listing.key)?.on_market_timestamp ?? context.now();
    const result = mapOne(context, listing, {
      listingKey,
      officeName,
      micrositeIds: sites.get(listing.key) ?? [],
      firstReadAt: firstReadAt.toISOString(),
    });
    if ('reason' in result) {
      failures.push({ key: listing.key, reason: result.reason, raw, modifiedAt: listing.modifiedAt });
      if (stored.get(listing.key)?.state === 'shown') shownBefore.push({ source: listing, listingKey });
    } else mapped.push(result);
  }
  if (shownBefore.length > 0) await restrictListings(client, sourceId, shownBefore);
  const changed = mapped.filter(({ source: { key }, isShown, fingerprint }) => {
    const record = stored.get(key);
    return !record || record.fingerprint !== fingerprint || record.state !== (isShown ? 'shown' : 'not-shown');
  });
  const rows = await withOwnPhotos(context, changed);
  if (rows.length > 0) await putListings(client, rows);
  const hidden = changed.filter(({ row }) => row === null).map(({ listingKey }) => listingKey);
  if (hidden.length > 0) await client.query('delete from listing where listing_key = any($1)', [hidden]);
  await storeRecords(client, sourceId, mapped);
  const succeeded = mapped.map(({ source: { key } }) => key);
  await client.query('delete from feed_failure where source_id = $1 and source_key = any($2)', [sourceId, succeeded]);
  await storeIssues(client, sourceId, current);
  const isAdded = ({ source: { key }, isShown }: Mapped) => isShown && stored.get(key)?.state !== 'shown';
  const keysOf = (written: readonly Mapped[]) => written.map((listing) => listing.source.key);
  return { added: keysOf(changed.filter(isAdded)), changed: keysOf(changed.filter((listing) => !isAdded(listing))) };
}

async function findStored(client: ClientBase, sourceId: string, keys: string[]): Promise<Map<string, StoredRecord>> {
  const { rows } = await client.query<StoredRecord>(
    `select source_key, record.listing_key, modified_at, fingerprint, state, on_market_timestamp
     from feed_record record left join listing on listing.listing_key = record.listing_key
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
  { source, findMunicipality, brokerSlug, officeSlug }: UpdateContext,
  listing: SourceListing,
  facts: Pick<MappingContext, 'listingKey' | 'officeName' | 'micrositeIds' | 'firstReadAt'>,
): Mapped | { reason: Reason } {
  const { listingKey, micrositeIds } = facts;
  // An empty list of sites would mean all sites.
  const result =
    micrositeIds.length === 0
      ? { kind: 'not-shown' as const }
      : mapListing(listing, {
          ...facts,
          findMunicipality,
          brokerSlug,
          officeSlug,
          settings: source.settings.mapping,
          display: source.settings.display,
          photos: source.settings.photos,
        });
  if (result.kind === 'failure') return result;
  if (result.kind === 'not-shown')
    return { source: listing, listingKey, isShown: false, row: null, media: [], fingerprint: null };
  const read = readListing(result.listing);
  if ('reason' in read) return { reason: reasonOf('invalid-values', { detail: read.reason }) };
  // A copied photo may change under the same address.
  const photos = source.settings.photos === 'copy' && result.media;
  const { photosChangedAt } = listing;
  // The sites follow the memberships, which change without the listing.
  const fingerprint = sha256(
    JSON.stringify({
      ...result.listing,
      MicrositeIds: [],
      ...(photos && { Media: photos, ...(photosChangedAt && { photosChangedAt }) }),
    }),
  );
  return { source: listing, listingKey, isShown: true, row: read.row, media: result.media, fingerprint };
}

/** Returns the rows of changed listings. When the source has its photos copied, the rows hold the copies that exist. */
async function withOwnPhotos(
  { client, source, now }: UpdateContext,
  changed: readonly Mapped[],
): Promise<ListingRow[]> {
  const keys = changed.map((listing) => listing.source.key);
  if (source.settings.photos === 'embed') {
    await forgetPhotos(client, source.id, keys);
    return changed.flatMap(({ row }) => row ?? []);
  }
  const shown = changed.filter(({ row }) => row !== null);
  const listed = shown.map((listing) => ({ key: listing.source.key, photos: listing.media }));
  const copies = await writePhotos(client, source.id, listed, now());
  return shown.flatMap((listing) => {
    if (!listing.row) return [];
    const row = { ...listing.row, ...(copies.get(listing.source.key) ?? { media: [], floor_plans: [] }) };
    return [{ ...row, ...cardTexts(row) }];
  });
}
