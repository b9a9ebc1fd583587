import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListings } from '../../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { type FeedWorkers, openFeedWorkers } from '../../../test/feed-workers.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let workers: FeedWorkers;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_repeat');
  workers = await openFeedWorkers(feeds);
});
afterAll(() => feeds.close());
beforeEach(async () => {
  server = await startFeedServer(100);
  server.state.listings = feedListings(3);
});
afterEach(async () => {
  workers.killAll();
  await server.close();
});

/** Holds the lock of a source as a run does that is under way, until the returned function is called. */
async function beginOtherRun(id: string): Promise<() => Promise<void>> {
  const client = await feeds.services.connection.pool.connect();
  await client.query(`select pg_advisory_lock(hashtext('vitrine feed'), hashtext($1))`, [id]);
  return async () => {
    await client.query(`select pg_advisory_unlock(hashtext('vitrine feed'), hashtext($1))`, [id]);
    client.release();
  };
}

const runs = () => feeds.database.selectFrom('feed_run').select('outcome').execute();
/** Returns the states of the jobs of runs, the oldest first. */
async function jobs(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from core_queue.job where name = 'feed-run' order by created_on`.execute(feeds.database);
  return rows.map(({ state }) => state);
}

test('a run that staff ask for while another one is under way begins once that one has ended', async () => {
  const sourceId = await feeds.addServer(server, { kind: 'reso' });
  const endOtherRun = await beginOtherRun(sourceId);
  // A scheduled run is left out, since the one under way reads the same.
  await workers.queueJob('feed-run', { sourceId });
  await workers.queueJob('feed-run', { sourceId, isRequested: true });
  workers.start();
  await vi.waitFor(async () => expect(await jobs()).toEqual(['completed', 'completed', 'created']), {
    timeout: 30_000,
    interval: 100,
  });
  expect(await runs()).toEqual([]);
  await endOtherRun();
  await vi.waitFor(async () => expect(await runs()).toEqual([{ outcome: 'done' }]), { timeout: 30_000, interval: 100 });
  expect(await feeds.numbers()).toHaveLength(3);
}, 90_000);
