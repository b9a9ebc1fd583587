import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startProgram } from '../../test/core-programs.ts';
import { credentialsKey, type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { feedListings } from '../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';
import { createJobQueue } from '../queue/job-queue.ts';

const listings = 3000;

let feeds: FeedDatabase;
let server: FeedServer;
const running: ChildProcess[] = [];

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_worker');
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false, heartbeat_seconds = 1`.execute(
    feeds.database,
  );
});
afterAll(() => feeds.close());
beforeEach(async () => {
  server = await startFeedServer(100);
  server.state.listings = feedListings(listings);
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await server.close();
});

function startWorker(): ChildProcess {
  const worker = startProgram('worker-main.ts', {
    DATABASE_URL: feeds.databaseUrl,
    FEED_CREDENTIALS_KEY: credentialsKey,
    FEED_PRIVATE_HOSTS: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  running.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  // Jobs of killed workers are looked for at once.
  await sql`update core_queue.queue set monitor_on = null`.execute(feeds.database);
}

async function queueRun(sourceId: string): Promise<void> {
  const queue = createJobQueue(feeds.services.connection.pool, feeds.services.logger);
  await feeds.database.transaction().execute((transaction) => queue.add(transaction, 'feed-run', [{ sourceId }]));
  await queue.stop();
}

const stored = async () => (await feeds.numbers()).length;

test.each(['reso', 'ddf'] as const)(
  'a worker that is killed twice while it loads a %s source continues, and every listing is there once',
  async (kind) => {
    await sql`truncate feed_source, listing cascade`.execute(feeds.database);
    const id = await feeds.addServer(server, { kind });
    const call = kind === 'reso' ? 'changes' : 'listings';
    await queueRun(id);
    const first = startWorker();
    await server.untilCalled(call, kind === 'reso' ? 8 : 16);
    await kill(first);
    const afterFirst = await stored();
    const calls = server.callsOf(call).length;
    const second = startWorker();
    await server.untilCalled(call, calls + 16);
    await kill(second);
    const afterSecond = await stored();
    const third = startWorker();
    await vi.waitFor(
      async () => {
        const runs = await feeds.database
          .selectFrom('feed_run')
          .select('outcome')
          .where('source_id', '=', id)
          .execute();
        expect(runs.map(({ outcome }) => outcome)).toContain('done');
      },
      { timeout: 60_000, interval: 200 },
    );
    third.kill('SIGTERM');
    await once(third, 'exit');

    expect(afterFirst).toBeGreaterThan(0);
    expect(afterSecond).toBeGreaterThan(afterFirst);
    expect(afterSecond).toBeLessThan(listings);
    expect(await feeds.numbers()).toEqual(server.state.listings.map(({ ListingKey }) => String(ListingKey)).sort());
    expect(await feeds.failures()).toEqual([]);
  },
  120_000,
);
