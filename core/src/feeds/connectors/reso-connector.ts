import { readInstant } from '../records/read-time.ts';
import type { ChangePosition, FeedConnector, ListEnd, OnBatch, ReadRecord } from './feed-connector.ts';
import type { ODataClient, ODataPage } from './odata-client.ts';
import { readListingKeys, readODataListings, readODataPeople } from './odata-listings.ts';
import { allOf, quoted } from './odata-order.ts';
import { PageSize } from './odata-page-size.ts';
import { readODataSample } from './odata-sample.ts';

/** Records asked for at a time; servers send fewer. */
const rowsPerPage = 500;

export interface ResoOptions {
  /** Condition that is added to every query. */
  filter?: string | undefined;
  /** Embedded resources; empty for none. */
  expand: string;
}

/** Returns the condition of what comes after a position in the order of changes. */
function after(position: ChangePosition | null): string | null {
  if (position === null) return null;
  const { modifiedAt, key } = position;
  if (key === null) return `ModificationTimestamp ge ${modifiedAt}`;
  const isLater = `ModificationTimestamp gt ${modifiedAt}`;
  return `${isLater} or (ModificationTimestamp eq ${modifiedAt} and ListingKey gt ${quoted(key)})`;
}

/** Reads a server of the RESO Web API. */
export function createResoConnector(
  client: ODataClient,
  read: ReadRecord,
  { filter, expand }: ResoOptions,
): FeedConnector {
  const pageSize = new PageSize(rowsPerPage);
  const expanded: Record<string, string> = expand === '' ? {} : { $expand: expand };
  return {
    readSample: (count) => readODataSample(client, read, count, { ...expanded, ...(filter && { $filter: filter }) }),
    readKeyList: (destination) => readListingKeys(client, destination, { filter, pageSize }),
    readListings: (_, keys, onBatch) => readODataListings(client, read, keys, expanded, onBatch),
    readPeople: (resource, keys) => readODataPeople(client, resource, keys),
    readChanges: (position, onBatch) => readChanges(client, { read, filter, expanded, pageSize }, position, onBatch),
  };
}

interface ChangeQuery {
  read: ReadRecord;
  filter: string | undefined;
  expanded: Readonly<Record<string, string>>;
  pageSize: PageSize;
}

/**
 * Reads changes in the order of (timestamp, key). When the links end, it asks for what comes after the last record, until nothing does:
 * servers lose rows by a page full of equal timestamps, a cap on what may be skipped, and links that repeat.
 */
async function readChanges(
  client: ODataClient,
  { read, filter, expanded, pageSize }: ChangeQuery,
  start: ChangePosition | null,
  onBatch: OnBatch,
): Promise<ListEnd> {
  for (let position = start; ; ) {
    const before: ChangePosition | null = position;
    const isStuck = () => position?.modifiedAt === before?.modifiedAt && position?.key === before?.key;
    const $filter = allOf(filter, after(position));
    const options = {
      ...expanded,
      $orderby: 'ModificationTimestamp,ListingKey',
      ...pageSize.options,
      // Only the first load shows its progress: counting takes time on the server.
      ...(before === null && { $count: 'true' }),
    };
    const address = client.address('Property', { ...options, ...($filter !== '' && { $filter }) });
    const take = async (page: ODataPage) => {
      const { rows, count } = page;
      const results = rows.map(read);
      for (const row of rows) {
        const key = row.ListingKey;
        const modifiedAt = readInstant(String(row.ModificationTimestamp ?? ''));
        if ((typeof key === 'string' || typeof key === 'number') && modifiedAt !== null) {
          position = later(position, { modifiedAt: String(row.ModificationTimestamp), key: String(key) });
        }
      }
      if (results.length > 0) await onBatch({ results, missing: [], expected: count ?? undefined });
      return pageSize.isIgnoredIn(page) && !isStuck() && pageSize.useTop() ? ('enough' as const) : undefined;
    };
    const end = await client.readPages(address, take, () => pageSize.headers);
    if (end.kind === 'failed' && end.isTooLong && pageSize.useTop()) continue;
    if (end.kind === 'failed' || end.kind === 'foreign-link') return end;
    if (isStuck()) return end;
  }
}

/** Returns the later of two positions; of equal moments the new one, because rows come in the order of their keys. */
function later(one: ChangePosition | null, other: ChangePosition): ChangePosition {
  if (one === null) return other;
  return Date.parse(other.modifiedAt) >= Date.parse(one.modifiedAt) ? other : one;
}
