import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Connection } from '../db/connect.ts';
import type { FeedConnector, ListEnd, ListingBatch } from './feed-connector.ts';
import type { FeedSource } from './feed-source.ts';
import type { ConnectorServices } from './open-connector.ts';
import { withPastTimes } from './past-times.ts';
import { raiseWatermark } from './watermark.ts';
import { type WriteContext, writeBatch } from './write-batch.ts';

export type FeedServices = {
  connection: Connection;
  connector: ConnectorServices;
  logger: Logger;
  now: () => Date;
};

export type RunCounts = { read: number; written: number; failed: number; removed: number };

/** One run of a source, while it has the lock. */
export type Run = FeedServices & {
  id: string;
  client: ClientBase;
  source: FeedSource;
  feed: FeedConnector;
  municipalityCode: (name: string) => string | null;
  brokerSlug: (memberKey: string) => string | null;
  officeSlug: (officeKey: string) => string | null;
  counts: RunCounts;
  /** Listings that failed in this run, which are not tried again in it. */
  failedKeys: Set<string>;
};

/** Records that are written in one transaction. More are hardly faster and hold more memory. */
const recordsPerWrite = 250;

/** Collects batches and writes them once they are large enough, with the place up to which everything is stored. */
export function createWriter(run: Run, destination: string | null) {
  const { client, source, counts, municipalityCode, brokerSlug, officeSlug, now } = run;
  const context: WriteContext = { client, source, municipalityCode, brokerSlug, officeSlug, destination, now };
  let pending: ListingBatch['results'] = [];
  let isCounted = false;
  const flush = async () => {
    const results = pending;
    pending = [];
    if (results.length === 0) return;
    const written = await writeBatch(context, results);
    counts.read += written.read;
    counts.written += written.written;
    counts.failed += written.failedKeys.length;
    for (const key of written.failedKeys) run.failedKeys.add(key);
    if (run.feed.readChanges && destination !== null) await raiseWatermark(client, source.id, results);
    await client.query('update feed_run set read = $2, written = $3, failed = $4 where id = $1', [
      run.id,
      counts.read,
      counts.written,
      counts.failed,
    ]);
  };
  return {
    flush,
    async add({ results, expected }: ListingBatch) {
      if (expected !== undefined && !isCounted) {
        isCounted = true;
        await client.query('update feed_run set expected = $2 where id = $1', [run.id, expected]);
      }
      pending.push(...results.map((result) => withPastTimes(result, now())));
      if (pending.length >= recordsPerWrite) await flush();
    },
  };
}

/** Returns why a reading ended early, or null. */
export function reasonOf(what: string, end: ListEnd): string | null {
  if (end.kind === 'complete') return null;
  return `${what} could not be read: ${end.kind === 'failed' ? end.reason : end.kind}`;
}
