import { readInstant } from '../records/read-time.ts';
import type { ListingPart, PartChanges, PartPeriod } from './feed-connector.ts';
import type { ODataClient, ODataPage } from './odata-client.ts';
import { readInTimeOrder } from './odata-order.ts';
import type { PageSize } from './odata-page-size.ts';

/** Listings in the order of their changes. */
export const listingChanges = { resource: 'Property', time: 'ModificationTimestamp', key: 'ListingKey' } as const;

interface PartResource {
  resource: string;
  /** Field with the moment of a change. */
  time: string;
  key: string;
  /** Field with the key of the listing. */
  listing: string;
}

const parts: Readonly<Record<ListingPart, PartResource>> = {
  photos: { resource: 'Property', time: 'PhotosChangeTimestamp', key: 'ListingKey', listing: 'ListingKey' },
  media: { resource: 'Media', time: 'ModificationTimestamp', key: 'MediaKey', listing: 'ResourceRecordKey' },
  'media-files': {
    resource: 'Media',
    time: 'MediaModificationTimestamp',
    key: 'MediaKey',
    listing: 'ResourceRecordKey',
  },
  'open-houses': { resource: 'OpenHouse', time: 'ModificationTimestamp', key: 'OpenHouseKey', listing: 'ListingKey' },
};

/** Answers of servers that have no such resource or field, do not open it, or cannot order or filter by it. */
const absent: readonly unknown[] = [400, 403, 404, 501];

/** Returns the listings of which a part has changed in a period or, without its beginning, the last one alone. */
export async function readPartChanges(
  client: ODataClient,
  part: ListingPart,
  { since, until }: PartPeriod,
  pageSize: PageSize,
): Promise<PartChanges> {
  const { resource, time, key, listing } = parts[part];
  const entries = new Map<string, number>();
  const add = ({ rows }: ODataPage) => {
    for (const row of rows) {
      const [listingKey, moment] = [row[listing], readInstant(String(row[time] ?? ''))];
      if ((typeof listingKey !== 'string' && typeof listingKey !== 'number') || moment === null) continue;
      const known = entries.get(String(listingKey)) ?? 0;
      entries.set(String(listingKey), Math.max(known, Date.parse(moment)));
    }
  };
  const $select = [...new Set([key, listing, time])].join(',');
  // The upper limit also leaves out the listings that have no such moment.
  const filter = `${time} le ${until}`;
  if (since === null) {
    const address = client.address(resource, { $select, $filter: filter, $orderby: `${time} desc`, $top: '1' });
    const result = await client.readPage(address);
    if (result.kind === 'page') {
      add(result.page);
      return { entries, end: { kind: 'complete' } };
    }
    return absent.includes(result.status) ? null : { entries, end: { kind: 'failed', reason: result.reason } };
  }
  const order = { resource, time, key, filter, options: { $select }, pageSize };
  const end = await readInTimeOrder(client, order, { modifiedAt: since, key: null }, add);
  return end.kind === 'failed' && absent.includes(end.status) ? null : { entries, end };
}
