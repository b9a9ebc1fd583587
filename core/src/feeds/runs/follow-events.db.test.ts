import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListings } from '../../../test/feed-listings.ts';
import { type Fault, type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import type { RawRecord } from '../records/source-listing.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let source: string;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_events');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  server = await startFeedServer(20);
  server.state.listings = feedListings(60).map((listing, index) => ({
    ...{ ...listing, ListPrice: 400_000, LeaseAmount: null },
    // Changes within minutes are read again in the order of changes.
    ModificationTimestamp: new Date(Date.parse('2026-06-01T00:00:00Z') + index * 3_600_000).toISOString(),
  }));
  server.state.events = [event(7, 'Property', '20000000')];
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
  source = await add();
  await run();
});
afterEach(() => server.close());

/** The last change is read again by every run. */
const overlap = 1;

const add = (given: object = {}) => feeds.addServer(server, { kind: 'reso', followsEvents: true, ...given });
const event = (sequence: number | string, ResourceName: string, ResourceRecordKey: string): RawRecord => ({
  ...{ EntityEventSequence: sequence, ResourceName, ResourceRecordKey },
});
const tell = (...events: RawRecord[]) => server.state.events?.push(...events);
/** Changes a listing of the server without its moment of change. */
function change(key: string, given: RawRecord) {
  server.state.listings = server.state.listings.map((listing) =>
    listing.ListingKey === key ? { ...listing, ...given } : listing,
  );
}
const remove = (...keys: string[]) => {
  server.state.listings = server.state.listings.filter(({ ListingKey }) => !keys.includes(String(ListingKey)));
};
const keysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(20_000_000 + first + index));
async function run() {
  server.state.calls.length = 0;
  feeds.clock.now = new Date(feeds.clock.now.getTime() + 5 * 60_000);
  return feeds.run(source);
}
const price = async (key: string) =>
  (
    await feeds.database
      .selectFrom('listing')
      .select('list_price')
      .where('listing_key', '=', key)
      .executeTakeFirstOrThrow()
  ).list_price;
const sequence = async () =>
  (await feeds.database.selectFrom('feed_source').select('event_sequence').executeTakeFirstOrThrow()).event_sequence;
const readsList = () => server.callsOf('keys').length > 0;

describe('a source that follows the events of its server', () => {
  test('begins at the last one, and then brings what has changed and what is gone at once', async () => {
    expect(await sequence()).toBe('7');
    change('20000003', { ListPrice: 410_000 });
    remove('20000004');
    tell(event(8, 'Property', '20000003'), event(9, 'Property', '20000004'), event('10', 'Property', '20000003'));
    expect(await run()).toMatchObject({ outcome: 'done', counts: { read: 1 + overlap, written: 1, removed: 1 } });
    expect(await price('20000003')).toBe(410_000);
    expect(await feeds.numbers('Withdrawn')).toEqual(['20000004']);
    expect(readsList()).toBe(false);
    expect(await sequence()).toBe('10');
    expect(await run()).toMatchObject({ outcome: 'done', counts: { read: overlap, removed: 0 } });
  });

  test('follows photos and open houses to their listings, reads people anew, and ignores what it does not know', async () => {
    change('20000005', { Media: [{ MediaKey: 'm-5', MediaURL: 'https://m.example/5.jpg', Order: 0 }] });
    change('20000006', { OpenHouse: [{ OpenHouseKey: 'o-6', OpenHouseDate: '2026-07-01' }], ListAgentKey: '1001' });
    change('20000007', { ListAgentKey: '1001' });
    server.state.members = [{ MemberKey: '1001', MemberFullName: 'Zoé' }];
    tell(event(8, 'Property', '20000007'));
    await run();
    server.state.members = [{ MemberKey: '1001', MemberFullName: 'Zoé Roy' }];
    tell(
      ...[event(9, 'Media', 'm-5'), event(10, 'OpenHouse', 'o-6'), event(11, 'Media', 'gone'), event(12, 'Team', '1')],
      ...[event(13, 'Member', '1001'), { EntityEventSequence: 14, ResourceName: 5, ResourceRecordKey: null }],
    );
    expect(await run()).toMatchObject({ outcome: 'done', counts: { read: 2 + overlap } });
    expect(await feeds.database.selectFrom('feed_member').select('name').execute()).toEqual([{ name: 'Zoé Roy' }]);
    expect(await sequence()).toBe('14');
    expect(readsList()).toBe(false);
  });

  test('takes in a listing that it did not have, and none beyond its filter', async () => {
    await sql`truncate feed_source, listing cascade`.execute(feeds.database);
    change('20000008', { City: 'Ailleurs' });
    source = await add({ filter: "City eq 'Montréal'" });
    server.state.listings = server.state.listings.map((row, index) => ({
      ...row,
      City: index < 30 ? 'Montréal' : 'Laval',
    }));
    await run();
    expect(await feeds.numbers()).toHaveLength(30);
    server.state.listings.push({ ...server.state.listings[0], ListingKey: '20000099', ListingId: '20000099' });
    change('20000001', { City: 'Laval' });
    tell(event(8, 'Property', '20000099'), event(9, 'Property', '20000050'), event(10, 'Property', '20000001'));
    expect(await run()).toMatchObject({ outcome: 'done', counts: { added: 1, removed: 1 } });
    const active = await feeds.numbers();
    expect(active).toContain('20000099');
    expect(active).not.toContain('20000050');
    expect(active).not.toContain('20000001');
  });

  test('removes no more than a list of keys could: a list that lacks as many is held', async () => {
    const gone = keysFrom(0, 40);
    remove(...gone);
    tell(...gone.map((key, index) => event(8 + index, 'Property', key)));
    expect(await run()).toMatchObject({ outcome: 'done', counts: { removed: 0 } });
    expect(await feeds.numbers()).toHaveLength(60);
    expect(await feeds.alarms()).toEqual(['list-held: 40 of 60 listings are missing.']);
    expect(await sequence()).toBe('47');
  });

  test('asks for a list before it removes more over several runs, and keeps what that list has', async () => {
    server.state.lasting.set('listings', faults.empty);
    server.state.lasting.set('listing', faults.notFound);
    for (const first of [0, 8, 16]) {
      expect(readsList()).toBe(first === 0);
      tell(...keysFrom(first, 8).map((key, index) => event(8 + first + index, 'Property', key)));
      await run();
    }
    expect(readsList()).toBe(true);
    expect(await feeds.numbers()).toHaveLength(44);
    server.state.lasting.clear();
    tell(...keysFrom(0, 16).map((key, index) => event(32 + index, 'Property', key)));
    await run();
    expect(await feeds.numbers()).toHaveLength(60);
  });

  test('reads the whole list when numbers are left out, at most once an hour', async () => {
    remove('20000009');
    feeds.clock.now = new Date(feeds.clock.now.getTime() + 3_600_000);
    tell(event(20, 'Property', '20000003'));
    expect(await run()).toMatchObject({ outcome: 'done', counts: { removed: 1 } });
    expect(readsList()).toBe(true);
    tell(event(30, 'Property', '20000003'));
    await run();
    expect(readsList()).toBe(false);
    expect(await sequence()).toBe('30');
  });

  test('reads the whole list when the server begins anew or sends its events in another order', async () => {
    server.state.events = [event(2, 'Property', '20000003')];
    await run();
    expect(readsList()).toBe(true);
    expect(await sequence()).toBe('2');
    tell(event(4, 'Property', '20000003'), event(3, 'Property', '20000004'));
    await run();
    expect(readsList()).toBe(true);
    expect(await sequence()).toBe('4');
  });

  test('goes on after a token that ends in the middle, and over pages that repeat themselves', async () => {
    tell(...keysFrom(0, 45).map((key, index) => event(8 + index, 'Property', key)));
    const keep: Fault = (page) => page;
    server.fail('events', keep, faults.unauthorized, faults.repeatLink);
    expect(await run()).toMatchObject({ outcome: 'done', counts: { read: 45 + overlap } });
    expect(await sequence()).toBe('52');
  });

  test('keeps its place when events, or the listings of them, cannot be read, and the rest of the run goes on', async () => {
    change('20000003', { ListPrice: 410_000 });
    change('20000004', { ListPrice: 420_000, ModificationTimestamp: '2026-06-15T12:00:00Z' });
    tell(event(8, 'Property', '20000003'));
    server.state.lasting.set('events', faults.notJson);
    expect(await run()).toMatchObject({ outcome: 'failed', reason: { code: 'not-odata', part: 'events' } });
    expect(await price('20000004')).toBe(420_000);
    expect(await sequence()).toBe('7');
    server.state.lasting.clear();
    server.state.lasting.set('listings', faults.forbidden);
    expect(await run()).toMatchObject({ outcome: 'failed' });
    expect(await sequence()).toBe('7');
    server.state.lasting.clear();
    expect(await run()).toMatchObject({ outcome: 'done' });
    expect(await price('20000003')).toBe(410_000);
  });

  test('is read as any other when its server has no events, or staff want none', async () => {
    server.state.events = null;
    change('20000004', { ListPrice: 420_000, ModificationTimestamp: '2026-06-15T12:00:00Z' });
    expect(await run()).toMatchObject({ outcome: 'done', counts: { written: 1 } });
    await sql`truncate feed_source, listing cascade`.execute(feeds.database);
    source = await add({ followsEvents: false });
    await run();
    expect(server.callsOf('events')).toEqual([]);
  });
});
