import { groupOpenHouses } from '../records/open-houses.ts';
import type { FeedConnector, ReadRecord } from './feed-connector.ts';
import type { ODataClient } from './odata-client.ts';
import { readODataListings, readODataOpenHouses, readODataPeople, readReplicationList } from './odata-listings.ts';
import { PageSize } from './odata-page-size.ts';
import { readPartChanges } from './odata-part-changes.ts';
import { readODataSample } from './odata-sample.ts';

/** Returns the address of a replication list; a feed with destinations has one list for each. */
const replication = (destination: string) =>
  destination === '' ? 'Property/PropertyReplication()' : `Property/PropertyReplication(DestinationId=${destination})`;

/**
 * Creates the connector of CREA's DDF: the list of keys of each destination, then the changed listings by key. DDF has no order of changes
 * that it keeps while pages are read, and no tombstones. Its open houses are a list of their own, which is read once.
 */
export function createDdfConnector(client: ODataClient, read: ReadRecord): FeedConnector {
  let reading: ReturnType<typeof readODataOpenHouses> | undefined;
  const readOpenHouses = () => {
    reading ??= readODataOpenHouses(client);
    return reading;
  };
  return {
    readSample: (count) => readODataSample(client, read, count, {}),
    readOpenHouses,
    parts: ['photos'],
    readPartChanges: (part, period) => readPartChanges(client, part, period, new PageSize(100, { isTop: true })),
    readPeople: (resource, keys) => readODataPeople(client, resource, keys),
    readKeyList: (destination) => readReplicationList(client, destination, replication(destination)),
    async readListings(_, keys, onBatch) {
      const byListing = groupOpenHouses((await readOpenHouses()).rows);
      const withHouses = (row: Readonly<Record<string, unknown>>) => ({
        ...row,
        OpenHouse: byListing.get(String(row.ListingKey)) ?? [],
      });
      return readODataListings(client, read, keys, {}, onBatch, { complete: withHouses });
    },
  };
}
