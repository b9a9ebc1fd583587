import { type Reason, reasonOf } from '../reasons/reason.ts';
import { readInstant } from '../records/read-time.ts';
import type { PeopleResource } from '../records/reso-people.ts';
import type { RawRecord } from '../records/source-listing.ts';
import type { KeyList, ListEnd, OnBatch, ReadRecord } from './feed-connector.ts';
import type { ODataClient, ODataPage } from './odata-client.ts';
import { allOf, quoted, readInKeyOrder } from './odata-order.ts';
import { PageSize } from './odata-page-size.ts';

/** Maximum number of keys of one query. */
const keysPerQuery = 50;

const textOf = (row: RawRecord, field: string): string | null => {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

type Keys = Map<string, number | null>;

/** Adds the keys of a page with the moments of their changes, and returns the number of all. */
function addKeys(entries: Keys, { rows }: ODataPage): number {
  for (const row of rows) {
    const key = textOf(row, 'ListingKey');
    const modifiedAt = readInstant(textOf(row, 'ModificationTimestamp') ?? '');
    if (key !== null) entries.set(key, modifiedAt === null ? null : Date.parse(modifiedAt));
  }
  return entries.size;
}

const keyFields = 'ListingKey,ModificationTimestamp';

/** Reads a replication list of DDF, which has all keys of a destination. */
export async function readReplicationList(client: ODataClient, destination: string, list: string): Promise<KeyList> {
  const entries: Keys = new Map();
  let serverCount: number | null = null;
  const end = await client.readPages(client.address(list, { $select: keyFields, $count: 'true' }), (page) => {
    serverCount ??= page.count;
    addKeys(entries, page);
  });
  return { destination, entries, serverCount, end };
}

/** Reads the keys of all listings of a RESO server. */
export async function readListingKeys(
  client: ODataClient,
  destination: string,
  { filter, pageSize }: { filter: string | undefined; pageSize: PageSize },
): Promise<KeyList> {
  const entries: Keys = new Map();
  const order = { resource: 'Property', key: 'ListingKey', filter, options: { $select: keyFields }, pageSize };
  const { end, count } = await readInKeyOrder(client, order, (page) => addKeys(entries, page));
  return { destination, entries, serverCount: count, end };
}

interface ListingOptions {
  complete?: (row: RawRecord) => RawRecord;
  filter?: string | undefined;
}

/** Reads one listing; null when the source does not have it, or not within the filter. */
async function readAlone(
  client: ODataClient,
  key: string,
  options: Readonly<Record<string, string>>,
  filter: string | undefined,
): Promise<{ record: RawRecord } | { reason: Reason } | null> {
  if (filter === undefined) {
    const alone = await client.readRecord(`Property(${quoted(key)})`, options);
    return alone.kind === 'failed' && alone.status === 404 ? null : alone;
  }
  const $filter = allOf(`ListingKey eq ${quoted(key)}`, filter);
  const found = await client.readPage(client.address('Property', { ...options, $filter }));
  if (found.kind === 'failed') return found;
  const record = found.page.rows.find((row) => textOf(row, 'ListingKey') === key);
  return record ? { record } : null;
}

/**
 * Reads listings by key, fifty at a time. A key that does not come is asked for alone: only a 404 says that it is gone, and any other
 * failure ends the reading. `complete` adds to a record what the source keeps elsewhere; listings that `filter` leaves out are missing.
 */
export async function readODataListings(
  client: ODataClient,
  read: ReadRecord,
  keys: readonly string[],
  options: Readonly<Record<string, string>>,
  onBatch: OnBatch,
  { complete = (row) => row, filter }: ListingOptions = {},
): Promise<ListEnd> {
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const wanted = keys.slice(at, at + keysPerQuery);
    const rows = new Map<string, RawRecord>();
    const $filter = allOf(`ListingKey in (${wanted.map(quoted).join(',')})`, filter);
    const address = client.address('Property', { ...options, $filter, $top: '100' });
    const end = await client.readPages(address, (page) => {
      for (const row of page.rows) rows.set(textOf(row, 'ListingKey') ?? '', row);
    });
    if (end.kind !== 'complete') return end;
    const missing: string[] = [];
    for (const key of wanted) {
      if (rows.has(key)) continue;
      const alone = await readAlone(client, key, options, filter);
      if (alone === null) missing.push(key);
      else if ('reason' in alone) return { kind: 'failed', reason: alone.reason };
      else rows.set(key, alone.record);
    }
    const results = wanted.flatMap((key) => {
      const row = rows.get(key);
      return row ? [read(complete(row))] : [];
    });
    await onBatch({ results, missing });
  }
  return { kind: 'complete' };
}

/**
 * Returns the records of brokers or brokerages with these keys, as far as the source has them: none when it does not have the resource or
 * does not open it to this client.
 */
export async function readODataPeople(
  client: ODataClient,
  resource: PeopleResource,
  keys: readonly string[],
): Promise<{ rows: RawRecord[]; end: ListEnd }> {
  const rows: RawRecord[] = [];
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const wanted = keys.slice(at, at + keysPerQuery).map(quoted);
    const address = client.address(resource, { $filter: `${resource}Key in (${wanted.join(',')})`, $top: '100' });
    const end = await client.readPages(address, (page) => {
      rows.push(...page.rows);
    });
    const isAbsent = end.kind === 'failed' && (end.status === 403 || end.status === 404);
    if (end.kind !== 'complete') return { rows, end: isAbsent ? { kind: 'complete' } : end };
  }
  return { rows, end: { kind: 'complete' } };
}

/** Returns all open houses. A list that lacks some of those that the server counts is a failure. */
export async function readODataOpenHouses(client: ODataClient): Promise<{ rows: RawRecord[]; end: ListEnd }> {
  const houses = new Map<string, RawRecord>();
  const order = { resource: 'OpenHouse', key: 'OpenHouseKey', pageSize: new PageSize(100, { isTop: true }) };
  const { end, count } = await readInKeyOrder(client, order, ({ rows }) => {
    for (const row of rows) houses.set(textOf(row, 'OpenHouseKey') ?? JSON.stringify(row), row);
    return houses.size;
  });
  const isCut = end.kind === 'complete' && count !== null && houses.size < count;
  if (!isCut) return { rows: [...houses.values()], end };
  return {
    rows: [...houses.values()],
    end: { kind: 'failed', reason: reasonOf('list-count', { keys: houses.size, counted: count }) },
  };
}
