import type { SourceCredentials, WebSettings } from '@vitrine/contract/core/feed-settings.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { readResoListing } from '../records/reso-listing.ts';
import { translateRecord } from '../records/translate-record.ts';
import { decryptCredentials } from '../sources/encrypt-credentials.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import { createDdfConnector } from './ddf-connector.ts';
import type { FeedConnector, ReadRecord } from './feed-connector.ts';
import { createFileConnector } from './file-connector.ts';
import { openDelivery } from './file-delivery.ts';
import { layoutOf } from './file-layout.ts';
import { ODataClient, type ODataServices } from './odata-client.ts';
import { createResoConnector } from './reso-connector.ts';

export interface ConnectorServices extends ODataServices {
  credentialsKey: string | undefined;
  /** Folder in which relative paths of files begin. */
  filesFolder: string;
}

export type OpenedConnector =
  | { kind: 'connector'; connector: FeedConnector; fileHash: string | null; close(): void }
  /** There is nothing new to read. `deliveredAt` is the time of a file that was read before; null for one that is still being written. */
  | { kind: 'waiting'; deliveredAt: Date | null }
  | { kind: 'failed'; reason: Reason };

/** Opens the reading side of a source. */
export async function openConnector(
  source: FeedSource,
  services: ConnectorServices,
  now: Date,
): Promise<OpenedConnector> {
  const { settings } = source;
  if (settings.kind === 'file') {
    const opened = await openDelivery(settings.path, services.filesFolder, source.seen_hash, now);
    if (opened.kind !== 'delivery') return opened;
    const { delivery } = opened;
    const connector = createFileConnector(delivery, layoutOf(settings));
    return { kind: 'connector', connector, fileHash: delivery.hash, close: delivery.close };
  }
  if (services.credentialsKey === undefined) return { kind: 'failed', reason: reasonOf('credentials-missing') };
  const credentials =
    source.credentials === null ? null : decryptCredentials(source.credentials, source.id, services.credentialsKey);
  if (credentials === null) return { kind: 'failed', reason: reasonOf('credentials-unreadable') };
  const connector = createWebConnector(settings, credentials, services);
  return { kind: 'connector', connector, fileHash: null, close: () => undefined };
}

/** Creates the connector of a server. */
export function createWebConnector(
  settings: WebSettings,
  credentials: SourceCredentials,
  services: ODataServices,
): FeedConnector {
  const client = new ODataClient(settings, credentials, services);
  const read: ReadRecord = (raw) => ({ ...readResoListing(translateRecord(raw, settings.mapping)), raw });
  return settings.kind === 'ddf' ? createDdfConnector(client, read) : createResoConnector(client, read, settings);
}
