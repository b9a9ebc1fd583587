import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Connection } from '../../db/connect.ts';
import type { FeedConnector, ListEnd } from '../connectors/feed-connector.ts';
import type { ConnectorServices } from '../connectors/open-connector.ts';
import type { FindMunicipality } from '../listings/find-municipality.ts';
import { inPart, type ReadPart, type Reason, reasonOf } from '../reasons/reason.ts';
import type { FeedSource } from '../sources/feed-source.ts';

export interface FeedServices {
  connection: Connection;
  connector: ConnectorServices;
  logger: Logger;
  now: () => Date;
}

export interface RunCounts {
  read: number;
  /** Listings that are new, have changed or are hidden now; `added` are those that the website did not show before. */
  written: number;
  added: number;
  failed: number;
  removed: number;
}

/** One run of a source, which holds the lock of the source. */
export interface Run extends FeedServices {
  id: string;
  client: ClientBase;
  source: FeedSource;
  feed: FeedConnector;
  findMunicipality: FindMunicipality;
  brokerSlug: (memberKey: string) => string | null;
  officeSlug: (officeKey: string) => string | null;
  counts: RunCounts;
  /** Listings that failed in this run, which are not tried again in it. */
  failedKeys: Set<string>;
  /** Listings of which a part has changed, as long as this run has not read them. */
  partKeys: Set<string>;
  /** Listings that this run has read. */
  readKeys: Set<string>;
}

/** Returns why a reading ended early, or null. */
export function incompleteReason(part: ReadPart, end: ListEnd): Reason | null {
  if (end.kind === 'complete') return null;
  return inPart(part, end.kind === 'failed' ? end.reason : reasonOf(end.kind));
}
