import { reasonOf } from '../reasons/reason.ts';
import type { RawRecord } from '../records/source-listing.ts';
import type { EventRead, FeedEvents } from './feed-connector.ts';
import type { ODataClient } from './odata-client.ts';
import { quoted } from './odata-order.ts';
import type { PageSize } from './odata-page-size.ts';

const resource = 'EntityEvent';
const sequenceField = 'EntityEventSequence';

/** Answers of servers that have no events, or do not open them to this client. */
const absent: readonly unknown[] = [400, 403, 404, 501];

/** Maximum number of keys of one query. */
const keysPerQuery = 50;

/** Resources whose records belong to a listing, with their keys and the field that names the listing. */
const partsOfListings = {
  Media: { key: 'MediaKey', listing: 'ResourceRecordKey' },
  OpenHouse: { key: 'OpenHouseKey', listing: 'ListingKey' },
} as const;

/** Returns a sequence, which servers send as a number or a text; null for what is none. */
function sequenceOf(row: RawRecord): bigint | null {
  const value = row[sequenceField];
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? BigInt(value) : null;
}

/** Returns the sequence of the last event of a server; null when it has none. */
export async function readLastSequence(
  client: ODataClient,
): Promise<{ kind: 'sequence'; sequence: string | null } | Exclude<EventRead, { kind: 'events' }>> {
  const options = { $select: sequenceField, $orderby: `${sequenceField} desc`, $top: '1' };
  const result = await client.readPage(client.address(resource, options));
  if (result.kind === 'page') {
    const [row] = result.page.rows;
    return { kind: 'sequence', sequence: row ? (sequenceOf(row)?.toString() ?? null) : null };
  }
  if (absent.includes(result.status)) return { kind: 'absent' };
  return { kind: 'failed', reason: result.reason };
}

/** What the rows of the pages say, in the order in which they come. */
class EventReader {
  readonly #start: bigint;
  last: bigint;
  doubt: FeedEvents['doubt'] = null;
  readonly keys = new Map<string, Set<string>>();

  constructor(start: bigint) {
    this.#start = start;
    this.last = start;
  }

  add(rows: readonly RawRecord[]): void {
    for (const row of rows) {
      const sequence = sequenceOf(row);
      if (sequence === null || sequence <= this.last) this.doubt = 'backwards';
      else if (sequence > this.last + 1n) this.doubt ??= 'gap';
      if (sequence === null || sequence <= this.#start) continue;
      if (sequence > this.last) this.last = sequence;
      const { ResourceName: name, ResourceRecordKey: key } = row;
      if (typeof name !== 'string' || (typeof key !== 'string' && typeof key !== 'number')) continue;
      const keys = this.keys.get(name) ?? new Set();
      this.keys.set(name, keys.add(String(key)));
    }
  }
}

/**
 * Reads the events after a sequence. When the links end, asks for what comes after the last event until nothing does. A server that has lost its events, or begins
 * anew, has a last sequence before the known one, which is a doubt as well.
 */
export async function readEvents(client: ODataClient, after: string, pageSize: PageSize): Promise<EventRead> {
  const events = new EventReader(BigInt(after));
  for (;;) {
    const { last } = events;
    const address = client.address(resource, {
      $filter: `${sequenceField} gt ${last}`,
      $orderby: sequenceField,
      ...pageSize.options,
    });
    const take = (page: Parameters<PageSize['isIgnoredIn']>[0]) => {
      events.add(page.rows);
      return pageSize.isIgnoredIn(page) && events.last > last && pageSize.useTop() ? ('enough' as const) : undefined;
    };
    const end = await client.readPages(address, take, () => pageSize.headers);
    if (end.kind === 'failed' && end.isTooLong && pageSize.useTop()) continue;
    if (end.kind === 'failed') return absent.includes(end.status) ? { kind: 'absent' } : end;
    if (events.last > last && end.kind !== 'foreign-link') continue;
    if (end.kind !== 'complete') return { kind: 'failed', reason: reasonOf(end.kind) };
    break;
  }
  if (events.last === BigInt(after)) {
    const newest = await readLastSequence(client);
    if (newest.kind !== 'sequence') return newest;
    const isBehind = newest.sequence !== null && BigInt(newest.sequence) < events.last;
    const nothing = isBehind ? nothingAfter(newest.sequence, 'backwards') : nothingAfter(after, events.doubt);
    return { kind: 'events', events: nothing };
  }
  return withListings(client, events);
}

/** Returns that nothing has happened after a sequence. */
export const nothingAfter = (last: string | null, doubt: FeedEvents['doubt'] = null): FeedEvents => ({
  last: last ?? '0',
  doubt,
  listings: new Set(),
  people: { Member: new Set(), Office: new Set() },
});

/** Returns the events with the listings of the photos and open houses that they name. One that is gone names no listing: its listing has a change of its own. */
async function withListings(client: ODataClient, { keys, last, doubt }: EventReader): Promise<EventRead> {
  const of = (name: string) => keys.get(name) ?? new Set<string>();
  const listings = new Set(of('Property'));
  for (const name of ['Media', 'OpenHouse'] as const) {
    const { key, listing } = partsOfListings[name];
    const wanted = [...of(name)];
    for (let at = 0; at < wanted.length; at += keysPerQuery) {
      const $filter = `${key} in (${wanted
        .slice(at, at + keysPerQuery)
        .map(quoted)
        .join(',')})`;
      const address = client.address(name, { $select: `${key},${listing}`, $filter, $top: '100' });
      const end = await client.readPages(address, ({ rows }) => {
        for (const row of rows)
          if (row[listing] !== undefined && row[listing] !== null) listings.add(String(row[listing]));
      });
      // A server that embeds these records alone has no such resource.
      if (end.kind === 'failed' && absent.includes(end.status)) break;
      if (end.kind !== 'complete') return end.kind === 'failed' ? end : { kind: 'failed', reason: reasonOf(end.kind) };
    }
  }
  const people = { Member: of('Member'), Office: of('Office') };
  return { kind: 'events', events: { last: String(last), doubt, listings, people } };
}
