import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListings } from '../../../test/feed-listings.ts';
import { type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import { findRefreshTime } from './find-refresh-time.ts';

let feeds: FeedDatabase;
let server: FeedServer;
beforeAll(async () => {
  feeds = await openFeedDatabase('find_refresh_time');
  server = await startFeedServer();
  server.state.listings = feedListings(5);
});
afterAll(async () => {
  await Promise.all([feeds.close(), server.close()]);
});
beforeEach(() => sql`truncate feed_source, listing cascade`.execute(feeds.database));

test('a listing of a source says when a run last brought it up to date; a run that fails does not count', async () => {
  const { database } = feeds;
  // The end of a run is by the clock of the database, which is later than that of the tests.
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  const [uls = ''] = await feeds.numbers();
  const run = await database
    .selectFrom('feed_run')
    .select('finished_at')
    .where('source_id', '=', id)
    .executeTakeFirst();
  expect(await findRefreshTime(database, uls)).toBe(run?.finished_at?.toISOString());
  server.fail('token', faults.unauthorized, faults.unauthorized);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'failed' });
  expect(await findRefreshTime(database, uls)).toBe(run?.finished_at?.toISOString());
  expect(await findRefreshTime(database, '99999999')).toBeNull();
});
