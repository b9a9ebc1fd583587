import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListings } from '../../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { type FeedWorkers, openFeedWorkers } from '../../../test/feed-workers.ts';

const listings = 3000;

let feeds: FeedDatabase;
let server: FeedServer;
let workers: FeedWorkers;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_worker');
  workers = await openFeedWorkers(feeds);
});
afterAll(() => feeds.close());
beforeEach(async () => {
  server = await startFeedServer(100);
  server.state.listings = feedListings(listings);
});
afterEach(async () => {
  workers.killAll();
  await server.close();
});

const stored = async () => (await feeds.numbers()).length;

test.each(['reso', 'ddf'] as const)(
  'a worker that is killed twice while it loads a %s source continues, and every listing is there once',
  async (kind) => {
    await sql`truncate feed_source, listing cascade`.execute(feeds.database);
    const id = await feeds.addServer(server, { kind });
    const call = kind === 'reso' ? 'changes' : 'listings';
    await workers.queueJob('feed-run', { sourceId: id });
    const first = workers.start();
    await server.untilCalled(call, kind === 'reso' ? 8 : 16);
    await workers.kill(first);
    const afterFirst = await stored();
    const calls = server.callsOf(call).length;
    const second = workers.start();
    await server.untilCalled(call, calls + 16);
    await workers.kill(second);
    const afterSecond = await stored();
    const third = workers.start();
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
