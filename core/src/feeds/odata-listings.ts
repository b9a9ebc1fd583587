import type { KeyList, ListEnd, OnBatch } from './feed-connector.ts';
import type { ODataClient } from './odata-client.ts';
import type { PeopleResource } from './people-store.ts';
import { readInstant } from './read-time.ts';
import { readResoListing } from './reso-listing.ts';
import type { RawRecord } from './source-listing.ts';

/** Maximum number of keys of one query. */
const keysPerQuery = 50;

/** Returns a text as an OData literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const textOf = (row: RawRecord, field: string): string | null => {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Reads a list of keys that begins at an address. */
export async function readODataKeys(client: ODataClient, destination: string, address: string): Promise<KeyList> {
  const entries = new Map<string, number | null>();
  let serverCount: number | null = null;
  const end = await client.readPages(address, ({ rows, count }) => {
    serverCount ??= count;
    for (const row of rows) {
      const key = textOf(row, 'ListingKey');
      const modifiedAt = readInstant(textOf(row, 'ModificationTimestamp') ?? '');
      if (key !== null) entries.set(key, modifiedAt === null ? null : Date.parse(modifiedAt));
    }
  });
  return { destination, entries, serverCount, end };
}

/**
 * Reads listings by key, fifty at a time. A key that does not come is asked for alone: only a 404 says that it is gone, and any other
 * failure ends the reading. `complete` adds to a record what the source keeps elsewhere.
 */
export async function readODataListings(
  client: ODataClient,
  keys: readonly string[],
  options: Readonly<Record<string, string>>,
  onBatch: OnBatch,
  complete: (row: RawRecord) => RawRecord = (row) => row,
): Promise<ListEnd> {
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const wanted = keys.slice(at, at + keysPerQuery);
    const rows = new Map<string, RawRecord>();
    const $filter = `ListingKey in (${wanted.map(quoted).join(',')})`;
    const address = client.address('Property', { ...options, $filter, $top: '100' });
    const end = await client.readPages(address, (page) => {
      for (const row of page.rows) rows.set(textOf(row, 'ListingKey') ?? '', row);
    });
    if (end.kind !== 'complete') return end;
    const missing: string[] = [];
    for (const key of wanted) {
      if (rows.has(key)) continue;
      const alone = await client.readRecord(`Property(${quoted(key)})`, options);
      if (alone.kind === 'record') rows.set(key, alone.record);
      else if (alone.status === 404) missing.push(key);
      else return { kind: 'failed', reason: alone.reason };
    }
    const results = wanted.flatMap((key) => {
      const row = rows.get(key);
      return row ? [readResoListing(complete(row))] : [];
    });
    await onBatch({ results, missing });
  }
  return { kind: 'complete' };
}

/** Returns the records of brokers or brokerages with these keys, as far as the source has them. */
export async function readODataPeople(
  client: ODataClient,
  resource: PeopleResource,
  keys: readonly string[],
): Promise<{ rows: RawRecord[]; end: ListEnd }> {
  const rows: RawRecord[] = [];
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const wanted = keys.slice(at, at + keysPerQuery).map(quoted);
    const address = client.address(resource, { $filter: `${resource}Key in (${wanted.join(',')})`, $top: '100' });
    const part = await readODataRows(client, address);
    rows.push(...part.rows);
    if (part.end.kind !== 'complete') return { rows, end: part.end };
  }
  return { rows, end: { kind: 'complete' } };
}

/** Returns all rows of a resource. */
export async function readODataRows(
  client: ODataClient,
  address: string,
): Promise<{ rows: RawRecord[]; end: ListEnd }> {
  const rows: RawRecord[] = [];
  const end = await client.readPages(address, (page) => {
    rows.push(...page.rows);
  });
  return { rows, end };
}
