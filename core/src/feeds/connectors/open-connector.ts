import { needsCredentials, type SourceCredentials, type WebSettings } from '@vitrine/contract/core/feed-settings.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { readResoListing } from '../records/reso-listing.ts';
import { translateRecord } from '../records/translate-record.ts';
import { decryptCredentials } from '../sources/encrypt-credentials.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import { createDdfConnector } from './ddf-connector.ts';
import type { FeedConnector, ReadRecord } from './feed-connector.ts';
import { createFileConnector } from './file-connector.ts';
import { layoutOf } from './file-layout.ts';
import { ODataClient, type ODataServices } from './odata-client.ts';
import { type FileServices, openFileSource, type SeenDelivery } from './open-file-source.ts';
import { createResoConnector } from './reso-connector.ts';

export interface ConnectorServices extends ODataServices, Omit<FileServices, 'limits'> {
  credentialsKey: string | undefined;
}

export type OpenedConnector =
  /** `delivery` is what is stored of a file once it has been read; null for a server of listings. */
  | { kind: 'connector'; connector: FeedConnector; delivery: SeenDelivery | null; close(): void }
  /** There is nothing new to read. `deliveredAt` is the time of a file that was read before; null for one that is still being written. */
  | { kind: 'waiting'; deliveredAt: Date | null; identity: string | null }
  | { kind: 'failed'; reason: Reason };

/** Opens the reading side of a source. */
export async function openConnector(
  source: FeedSource,
  services: ConnectorServices,
  now: Date,
): Promise<OpenedConnector> {
  const { settings } = source;
  if (needsCredentials(settings) && services.credentialsKey === undefined)
    return { kind: 'failed', reason: reasonOf('credentials-missing') };
  const credentials = readCredentials(source, services);
  if (settings.kind === 'file') {
    const seen = source.seen_hash === null ? null : { hash: source.seen_hash, identity: source.seen_delivery };
    const opened = await openFileSource(settings, credentials, services, seen, now);
    if (opened.kind === 'waiting' || opened.kind === 'failed') return opened;
    if (opened.kind === 'host-key') return { kind: 'failed', reason: hostKeyReason(opened) };
    const { delivery, identity } = opened;
    const connector = createFileConnector(delivery, layoutOf(settings));
    return { kind: 'connector', connector, delivery: { hash: delivery.hash, identity }, close: delivery.close };
  }
  if (credentials === null) return { kind: 'failed', reason: reasonOf('credentials-unreadable') };
  const connector = createWebConnector(settings, credentials, services);
  return { kind: 'connector', connector, delivery: null, close: () => undefined };
}

const hostKeyReason = ({ fingerprint, isOther }: { fingerprint: string; isOther: boolean }): Reason =>
  isOther ? reasonOf('host-key-changed', { fingerprint }) : reasonOf('host-key-unconfirmed');

const readCredentials = ({ id, credentials }: FeedSource, { credentialsKey }: ConnectorServices) =>
  credentials === null || credentialsKey === undefined ? null : decryptCredentials(credentials, id, credentialsKey);

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
