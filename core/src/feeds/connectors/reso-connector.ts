import type { FeedConnector, ListingPart, ReadRecord } from './feed-connector.ts';
import type { ODataClient } from './odata-client.ts';
import { nothingAfter, readEvents, readLastSequence } from './odata-events.ts';
import { readListingKeys, readODataListings, readODataPeople } from './odata-listings.ts';
import { readInTimeOrder } from './odata-order.ts';
import { PageSize } from './odata-page-size.ts';
import { listingChanges, readPartChanges } from './odata-part-changes.ts';
import { readODataSample } from './odata-sample.ts';

/** Records asked for at a time; servers send fewer. */
const rowsPerPage = 500;

/** Parts that are resources of their own, by the name under which they are embedded in a listing. */
const embeddedParts: Readonly<Record<string, ListingPart[]>> = {
  Media: ['media', 'media-files'],
  OpenHouse: ['open-houses'],
};

export interface ResoOptions {
  /** Condition that is added to every query. */
  filter?: string | undefined;
  /** Embedded resources; empty for none. */
  expand: string;
}

/** Reads a server of the RESO Web API. */
export function createResoConnector(
  client: ODataClient,
  read: ReadRecord,
  { filter, expand }: ResoOptions,
): FeedConnector {
  const pageSize = new PageSize(rowsPerPage);
  const expanded: Record<string, string> = expand === '' ? {} : { $expand: expand };
  const parts = expand.split(',').flatMap((resource) => embeddedParts[resource.trim()] ?? []);
  const changes = { ...listingChanges, filter, options: expanded, pageSize };
  return {
    readSample: (count) => readODataSample(client, read, count, { ...expanded, ...(filter && { $filter: filter }) }),
    readKeyList: (destination) => readListingKeys(client, destination, { filter, pageSize }),
    readListings: (_, keys, onBatch) => readODataListings(client, read, keys, expanded, onBatch),
    readPeople: (resource, keys) => readODataPeople(client, resource, keys),
    readChanges: (position, onBatch) =>
      readInTimeOrder(client, changes, position, async ({ rows, count }) => {
        if (rows.length > 0) await onBatch({ results: rows.map(read), missing: [], expected: count ?? undefined });
      }),
    readEventListings: (_, keys, onBatch) => readODataListings(client, read, keys, expanded, onBatch, { filter }),
    readEvents: async (after) => {
      if (after !== null) return readEvents(client, after, pageSize);
      const newest = await readLastSequence(client);
      if (newest.kind !== 'sequence') return newest;
      return { kind: 'events', events: nothingAfter(newest.sequence) };
    },
    parts: ['photos', ...parts],
    readPartChanges: (part, period) => readPartChanges(client, part, period, pageSize),
  };
}
