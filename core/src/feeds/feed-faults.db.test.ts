import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { feedListing, feedListings } from '../../test/feed-listings.ts';
import { type CallKind, type Fault, type FeedServer, faults, startFeedServer } from '../../test/feed-server.ts';
import { approveHeldLists } from './approve-key-list.ts';
import { updateStaleAlarms } from './feed-alarms.ts';

let feeds: FeedDatabase;
let server: FeedServer;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_faults');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  server = await startFeedServer(20);
  server.state.listings = feedListings(60);
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
});
afterEach(() => server.close());

const minutes = (count: number) => {
  feeds.clock.now = new Date(feeds.clock.now.getTime() + count * 60_000);
};
const lists = () =>
  feeds.database.selectFrom('feed_key_list').select(['verdict', 'missing_count']).orderBy('id').execute();

describe.each(['reso', 'ddf'] as const)('with a source of kind %s', (kind) => {
  let id: string;
  beforeEach(async () => {
    id = await feeds.addServer(server, { kind });
  });

  test.each<[string, CallKind, Fault[]]>([
    ['a token that expires in the middle', 'listings', [faults.unauthorized]],
    ['a token that expires within the list of keys', 'keys', [faults.unauthorized]],
    ['too many requests', 'keys', [faults.tooManyRequests]],
    ['server errors', 'keys', [faults.serverError, faults.serverError]],
    ['an answer that stops', 'changes', [faults.stall]],
    ['a connection that breaks', 'keys', [faults.cutOff]],
    ['rows repeated between pages', 'changes', [faults.repeatRows]],
    ['keys repeated between pages', 'keys', [faults.repeatRows]],
    ['a token server that fails at first', 'token', [faults.serverError]],
  ])('%s loses nothing', async (_, call, list) => {
    server.fail(call, ...list);
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
    expect(await feeds.numbers()).toHaveLength(60);
    expect(await feeds.alarms()).toEqual([]);
  });

  test.each<[string, Fault, string]>([
    ['empty', faults.empty, 'list-held: The list is empty'],
    ['cut, with the count of the whole', faults.cut, 'list-refused: The list has 10 keys, and the server counts 60'],
    ['cut, with a count to match', faults.half, 'list-held: 50 of 60 listings are missing'],
    ['of a repeated link', faults.repeatLink, 'list-refused: A link to the next page came twice'],
    [
      'of a link to another server',
      faults.foreignLink,
      'list-refused: A link to the next page leads to another server',
    ],
    ['contradicted by its count', faults.wrongCount, 'list-refused: The list has 60 keys, and the server counts 67'],
    ['broken off by a failure', faults.notFound, 'list-refused: The server answered 404'],
  ])(
    'a list of keys that is %s removes nothing and raises an alarm, and a good one ends it',
    async (_, fault, alarm) => {
      await feeds.run(id);
      minutes(7 * 60);
      server.state.lasting.set('keys', fault);
      await feeds.run(id);
      expect(await feeds.numbers()).toHaveLength(60);
      expect(await feeds.alarms()).toContain(alarm);
      server.state.lasting.delete('keys');
      await feeds.run(id);
      expect(await feeds.numbers()).toHaveLength(60);
      expect(await feeds.alarms()).toEqual([]);
    },
  );

  test('a list without half of the listings is believed when it comes again after an hour', async () => {
    await feeds.run(id);
    minutes(7 * 60);
    server.state.listings = server.state.listings.slice(0, 30);
    await feeds.run(id);
    minutes(30);
    await feeds.run(id);
    expect(await feeds.numbers()).toHaveLength(60);
    minutes(31);
    await feeds.run(id);
    expect(await feeds.numbers()).toHaveLength(30);
    expect(await feeds.alarms()).toEqual([]);
    expect((await lists()).slice(1)).toEqual([
      { verdict: 'held', missing_count: 30 },
      { verdict: 'held', missing_count: 30 },
      { verdict: 'applied', missing_count: 30 },
    ]);
  });

  test('another list in between begins the hour anew', async () => {
    await feeds.run(id);
    minutes(7 * 60);
    const whole = server.state.listings;
    for (const rest of [whole.slice(0, 30), whole.slice(30), whole.slice(0, 30)]) {
      server.state.listings = rest;
      await feeds.run(id);
      minutes(45);
    }
    expect(await feeds.numbers()).toHaveLength(60);
  });

  test('staff can allow what a list removes', async () => {
    await feeds.run(id);
    minutes(7 * 60);
    server.state.listings = server.state.listings.slice(0, 30);
    await feeds.run(id);
    expect(await approveHeldLists(feeds.database, id)).toBe(1);
    await feeds.run(id);
    expect(await feeds.numbers()).toHaveLength(30);
  });

  test('a failure that lasts is a failed run with an alarm, and the next run makes up for it', async () => {
    server.state.lasting.set('keys', faults.serverError);
    expect(await feeds.run(id)).toMatchObject({ outcome: 'failed' });
    expect(await feeds.alarms()).toContain('run-failed: A list of keys could not be read: The server answered 500');
    server.state.lasting.clear();
    await feeds.run(id);
    expect(await feeds.numbers()).toHaveLength(60);
    expect(await feeds.alarms()).toEqual([]);
  });
});

test('a page of equal timestamps, cut short without a link, loses no listing', async () => {
  const ModificationTimestamp = '2026-06-05T00:00:00Z';
  server.state.listings = server.state.listings.map((listing) => ({ ...listing, ModificationTimestamp }));
  const withoutLink: Fault = (page) => ({ ...page, next: null });
  server.state.lasting.set('changes', withoutLink);
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  expect(server.callsOf('listings')).toEqual([]);
  expect(await feeds.numbers()).toHaveLength(60);
});

test('a link that repeats in the order of changes is overcome by asking for what comes after the last listing', async () => {
  server.state.lasting.set('changes', (page, call) => (page.next ? faults.repeatLink(page, call) : page));
  const id = await feeds.addServer(server, { kind: 'reso' });
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
  expect(await feeds.numbers()).toHaveLength(60);
});

test('a key that a batch lacks is asked for alone, and one that is gone waits for the list of keys', async () => {
  const id = await feeds.addServer(server, { kind: 'ddf' });
  server.fail('listings', (page) => ({ ...page, rows: page.rows.slice(2) }));
  server.fail('listing', (page) => page, faults.notFound);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
  expect(await feeds.numbers()).toHaveLength(59);
  await feeds.run(id);
  expect(await feeds.numbers()).toHaveLength(60);
});

test('a source whose lists are not verified for 20 hours raises an alarm', async () => {
  const id = await feeds.addServer(server, { kind: 'ddf' });
  await feeds.run(id);
  minutes(20 * 60 - 1);
  await updateStaleAlarms(feeds.database, feeds.clock.now);
  expect(await feeds.alarms()).toEqual([]);
  minutes(2);
  await updateStaleAlarms(feeds.database, feeds.clock.now);
  expect(await feeds.alarms()).toEqual(['stale: No list was verified since 2026-06-15T12:00:00.000Z']);
  server.state.listings.push(feedListing(100));
  await feeds.run(id);
  expect(await feeds.alarms()).toEqual([]);
});
