import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListing, feedListings } from '../../../test/feed-listings.ts';
import { type CallKind, type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import { type FeedWorkers, openFeedWorkers } from '../../../test/feed-workers.ts';
import type { RawRecord } from '../records/source-listing.ts';

/* These tests kill a worker at a chosen point of a run: while it waits for an answer, or within a change of a table. */
const count = 240;

let feeds: FeedDatabase;
let server: FeedServer;
let workers: FeedWorkers;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_kill_points');
  workers = await openFeedWorkers(feeds);
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing, listing_price, core_queue.job cascade`.execute(feeds.database);
  feeds.clock.now = new Date();
  server = await startFeedServer(40);
  server.state.listings = feedListings(count).map(forSale);
  server.state.members = [{ MemberKey: '1000', MemberFullName: 'Rosalie Bélanger' }];
});
afterEach(async () => {
  workers.killAll();
  await server.close();
});

const forSale = (listing: RawRecord): RawRecord => ({ ...listing, ListPrice: 400_000, LeaseAmount: null });

/** Loads the source, then changes the price of 100 listings, removes ten and adds five. */
async function loadAndChange(kind: 'reso' | 'ddf'): Promise<string> {
  const id = await feeds.addServer(server, { kind });
  await feeds.run(id);
  // Two days make the list of keys and the people due again.
  await sql`update feed_source set verified_at = verified_at - interval '2 days'`.execute(feeds.database);
  await sql`update feed_member set read_at = read_at - interval '2 days'`.execute(feeds.database);
  const changed = server.state.listings.slice(0, 100).map((listing, at) => ({
    ...listing,
    ...{ ListPrice: 410_000, ModificationTimestamp: new Date(Date.UTC(2026, 5, 14, 0, 0, at)).toISOString() },
  }));
  const added = Array.from({ length: 5 }, (_, at) => ({
    ...forSale(feedListing(count + at)),
    ModificationTimestamp: new Date(Date.UTC(2026, 5, 14, 1, 0, at)).toISOString(),
  }));
  server.state.listings = [...changed, ...server.state.listings.slice(110), ...added];
  server.state.calls.length = 0;
  await workers.queueJob('feed-run', { sourceId: id });
  return id;
}

/** Expects the listings as the source has them now, each once, with one change of the price for each that changed. */
async function expectWhole(id: string): Promise<void> {
  const { database } = feeds;
  const numbers = (listings: readonly RawRecord[]) => listings.map(({ ListingKey }) => String(ListingKey)).sort();
  expect(await feeds.numbers()).toEqual(numbers(server.state.listings));
  const gone = Array.from({ length: 10 }, (_, at) => String(20_000_100 + at));
  expect(await feeds.numbers('Withdrawn')).toEqual(gone);
  const prices = await database.selectFrom('listing').select(['listing_key', 'list_price']).execute();
  const priceOf = new Map(prices.map(({ listing_key, list_price }) => [listing_key, list_price]));
  const wrong = server.state.listings.filter(
    ({ ListingKey, ListPrice }) => priceOf.get(String(ListingKey)) !== ListPrice,
  );
  expect(wrong).toEqual([]);
  const { rows } = await sql<{ keys: number; rows: number }>`
    select count(*)::int as rows, count(distinct listing_key)::int as keys from listing_price`.execute(database);
  expect(rows).toEqual([{ keys: 100, rows: 100 }]);
  const records = await database
    .selectFrom('feed_record')
    .select('listing_key')
    .where('source_id', '=', id)
    .where('state', '=', 'shown')
    .execute();
  expect(records.map(({ listing_key }) => listing_key).sort()).toEqual(numbers(server.state.listings));
  expect(await feeds.failures()).toEqual([]);
  expect(await feeds.alarms()).toEqual([]);
}

test.each<['reso' | 'ddf', CallKind, number]>([
  ['reso', 'token', 1],
  ['reso', 'changes', 1],
  ['reso', 'changes', 3],
  ['reso', 'keys', 1],
  ['reso', 'keys', 4],
  ['reso', 'people', 1],
  ['ddf', 'keys', 3],
  ['ddf', 'listings', 2],
  ['ddf', 'open-houses', 1],
])(
  'a worker of a %s source that is killed during its call for %s number %i loses and doubles nothing',
  async (kind, call, at) => {
    const id = await loadAndChange(kind);
    server.fail(
      call,
      ...Array.from({ length: at - 1 }, () => (page: Parameters<typeof faults.empty>[0]) => page),
      faults.stall,
    );
    const worker = workers.start();
    await server.untilCalled(call, at);
    await workers.kill(worker);
    await vi.waitFor(async () => expect(await feeds.run(id)).toMatchObject({ outcome: 'done' }), { timeout: 30_000 });
    await expectWhole(id);
  },
  120_000,
);

test.each<['reso' | 'ddf', string]>([
  ['reso', 'listing'],
  ['ddf', 'feed_record'],
  ['ddf', 'feed_membership'],
  ['reso', 'feed_key_list'],
  ['ddf', 'feed_member'],
])(
  'a worker of a %s source that is killed while it changes table %s loses and doubles nothing',
  async (kind, table) => {
    const id = await loadAndChange(kind);
    const worker = workers.start();
    const holder = await feeds.services.connection.pool.connect();
    await holder.query(`begin; lock table ${table} in share row exclusive mode`);
    const isWaiting = sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and relation = ${table}::regclass`;
    await vi.waitFor(async () => expect((await isWaiting.execute(feeds.database)).rows[0]?.count).toBeGreaterThan(0), {
      timeout: 60_000,
    });
    await workers.kill(worker);
    await holder.query('rollback');
    holder.release();
    await vi.waitFor(async () => expect(await feeds.run(id)).toMatchObject({ outcome: 'done' }), { timeout: 30_000 });
    await expectWhole(id);
  },
  120_000,
);
