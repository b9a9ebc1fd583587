import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListing, feedListings } from '../../../test/feed-listings.ts';
import { type CallKind, type Fault, type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import { updateStaleAlarms } from '../alarms/feed-alarms.ts';
import { approveHeldLists } from '../key-lists/decide-held-list.ts';
import { reasonOf } from '../reasons/reason.ts';

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
    ['a token that expires again and again', 'keys', [faults.unauthorized, (page) => page, faults.unauthorized]],
    ['too many requests', 'keys', [faults.tooManyRequests]],
    ['too many requests without a time to wait', 'keys', [faults.tooManyRequestsForNow, faults.tooManyRequestsForNow]],
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
    ['empty', faults.empty, 'list-held: The list is empty.'],
    [
      'empty, with the count of the whole',
      faults.emptyWithCount,
      'list-refused: The list has 0 items, but the server counts 60.',
    ],
    [
      'cut, with the count of the whole',
      faults.cut,
      // The run asks a RESO server for the rest by key, page by page. Each page is cut in half, so that the server never sends the last key.
      `list-refused: The list has ${kind === 'reso' ? 59 : 10} items, but the server counts 60.`,
    ],
    [
      'endless',
      faults.endless,
      'list-refused: The list contradicts itself: one of its pages leads to one that was read before.',
    ],
    [
      'of a count that is no number',
      faults.unreadableCount,
      'list-refused: The server does not say how many listings there are: nothing is removed by this list.',
    ],
    ['cut, with a count to match', faults.half, 'list-held: 50 of 60 listings are missing.'],
    [
      'of a repeated link',
      faults.repeatLink,
      'list-refused: The list contradicts itself: one of its pages leads to one that was read before.',
    ],
    [
      'of a link to another server',
      faults.foreignLink,
      'list-refused: The list contradicts itself: one of its pages leads to another server.',
    ],
    ['contradicted by its count', faults.wrongCount, 'list-refused: The list has 60 items, but the server counts 67.'],
    ['broken off by a failure', faults.notFound, 'list-refused: The server answered with the error 404.'],
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
    expect(await feeds.alarms()).toContain('run-failed: List of listings: The server answered with the error 500.');
    server.state.lasting.clear();
    await feeds.run(id);
    expect(await feeds.numbers()).toHaveLength(60);
    expect(await feeds.alarms()).toEqual([]);
  });
});

test('a list whose pages count differently removes nothing', async () => {
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  minutes(7 * 60);
  server.state.listings = server.state.listings.slice(0, 58);
  server.state.lasting.set('keys', faults.growingCount);
  await feeds.run(id);
  expect(await feeds.numbers()).toHaveLength(60);
  expect(await feeds.alarms()).toEqual(['list-refused: The list has 58 items, but the server counts 98.']);
});

describe('a server whose pages are asked for by a header', () => {
  /** Runs a source of 620 listings, which has to be read whole and verified, and returns its calls, each once. */
  async function readWhole(pageSize: number, given: Partial<FeedServer['state']>) {
    const whole = await startFeedServer(pageSize);
    try {
      Object.assign(whole.state, { listings: feedListings(620), ...given });
      const id = await feeds.addServer(whole, { kind: 'reso' });
      expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 620 } });
      expect(await feeds.alarms()).toEqual([]);
      expect(await lists()).toEqual([{ verdict: 'applied', missing_count: 0 }]);
      const calls = [...whole.callsOf('changes'), ...whole.callsOf('keys')];
      // A call that a busy machine answers too late is made again.
      return [...new Map(calls.map((call) => [call.url.href, call])).values()];
    } finally {
      await whole.close();
    }
  }
  const tops = (calls: readonly { url: URL }[]) => calls.filter(({ url }) => url.searchParams.has('$top'));

  test('and which takes $top for the size of the whole answer is asked for no $top, and read by its links', async () => {
    const calls = await readWhole(2000, { isTopTotal: true });
    expect(tops(calls)).toEqual([]);
    expect(new Set(calls.map(({ prefer }) => prefer))).toEqual(new Set(['odata.maxpagesize=500']));
    // Two pages of each, and what comes after the last change.
    expect(calls).toHaveLength(5);
  });

  test('but sends small pages all the same is asked by $top', async () => {
    const calls = await readWhole(2000, { isPreferIgnored: true, usualPageSize: 10 });
    expect(calls[0]?.prefer).toBe('odata.maxpagesize=500');
    expect(tops(calls)).toHaveLength(calls.length - 1);
    expect(calls.length).toBeLessThan(9);
  });

  test('but sends small pages, and takes $top for the size of the whole answer, is read past the end of its links', async () => {
    await readWhole(100, { isPreferIgnored: true, usualPageSize: 10, isTopTotal: true });
  });

  test('but sends everything at once is asked by $top from then on', async () => {
    const calls = await readWhole(100_000, { isPreferIgnored: true });
    expect(tops(calls)).toHaveLength(calls.length - 1);
  });

  test('but sends more at once than an answer may be long is asked by $top', async () => {
    const { limits } = feeds.services.connector;
    const { maxBytes } = limits;
    limits.maxBytes = 620_000;
    try {
      const calls = await readWhole(100_000, { isPreferIgnored: true });
      expect(tops(calls)).toHaveLength(calls.length - 1);
    } finally {
      limits.maxBytes = maxBytes;
    }
  });
});

test('all pages of open houses are read, and a list that is cut takes none away', async () => {
  const houseOf = (index: number) => ({
    OpenHouseKey: `o-${1000 + index}`,
    ListingKey: String(20_000_000 + (index % 60)),
    OpenHouseDate: '2026-06-20',
    OpenHouseStartTime: `${String(8 + Math.floor(index / 60)).padStart(2, '0')}:00:00.00`,
    OpenHouseEndTime: '20:00:00.00',
  });
  server.state.openHouses = Array.from({ length: 150 }, (_, index) => houseOf(index));
  server.state.isTopTotal = true;
  const id = await feeds.addServer(server, { kind: 'ddf' });
  const houses = async () => {
    const rows = await feeds.database.selectFrom('listing').select('open_houses').execute();
    return rows.flatMap(({ open_houses }) => open_houses).length;
  };
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
  expect(await houses()).toBe(150);
  server.state.lasting.set('open-houses', faults.emptyWithCount);
  expect(await feeds.run(id)).toMatchObject({
    outcome: 'failed',
    reason: { ...reasonOf('list-count', { keys: 0, counted: 150 }), part: 'open-houses' },
  });
  expect(await houses()).toBe(150);
});

test.each([faults.forbidden, faults.notFound])(
  'a source that does not open its brokers is followed all the same',
  async (fault) => {
    server.state.lasting.set('people', fault);
    const id = await feeds.addServer(server, { kind: 'reso' });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
    expect(await feeds.alarms()).toEqual([]);
  },
);

test('a change from the future neither moves the watermark nor hides the changes after it', async () => {
  const future = '2099-01-01T00:00:00Z';
  server.state.listings[3] = { ...feedListing(3), ModificationTimestamp: future, OriginalEntryTimestamp: future };
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  const source = feeds.database.selectFrom('feed_source').select('watermark');
  expect(await source.executeTakeFirst()).toEqual({ watermark: '2026-06-01T12:00:59.000Z' });
  const listing = feeds.database
    .selectFrom('listing')
    .select(['list_price', 'on_market_timestamp'])
    .where('listing_key', '=', '20000003');
  const { on_market_timestamp } = await listing.executeTakeFirstOrThrow();
  expect(on_market_timestamp).toEqual(feeds.clock.now);
  server.state.listings[3] = {
    ...feedListing(3),
    ModificationTimestamp: '2026-06-15T11:00:00Z',
    ListPrice: 777_000,
    LeaseAmount: null,
  };
  await feeds.run(id);
  expect(await listing.executeTakeFirst()).toMatchObject({ list_price: 777_000 });
});

test('a listing that comes without the moment of its change is written as it comes', async () => {
  const id = await feeds.addServer(server, { kind: 'ddf' });
  await feeds.run(id);
  server.state.listings[4] = { ...feedListing(4), ModificationTimestamp: null, ListPrice: 555_000, LeaseAmount: null };
  await feeds.run(id);
  const listing = feeds.database.selectFrom('listing').select('list_price').where('listing_key', '=', '20000004');
  expect(await listing.executeTakeFirst()).toEqual({ list_price: 555_000 });
});

test.each([
  [
    { InternetAddressDisplayYN: false, ListPrice: null, LeaseAmount: null },
    { street_address_fr: '', latitude: null },
  ],
  [{ InternetAddressDisplayYN: 'perhaps' }, { street_address_fr: '', postal_code: '', latitude: null }],
  [{ StandardStatus: 'Canceled', City: null }, { standard_status: 'Withdrawn' }],
])(
  'a listing that may not be shown as before is not, also when the rest of its record fails: %o',
  async (given, wanted) => {
    const id = await feeds.addServer(server, { kind: 'ddf' });
    await feeds.run(id);
    const listing = feeds.database.selectFrom('listing').selectAll().where('listing_key', '=', '20000002');
    const before = await listing.executeTakeFirstOrThrow();
    expect(before).toMatchObject({ standard_status: 'Active' });
    expect(before.street_address_fr).not.toBe('');
    server.state.listings[2] = { ...feedListing(2), ModificationTimestamp: '2026-06-14T00:00:00Z', ...given };
    await feeds.run(id);
    expect(await listing.executeTakeFirst()).toMatchObject(wanted);
    server.state.listings[2] = { ...feedListing(2), ModificationTimestamp: '2026-06-15T00:00:00Z' };
    await feeds.run(id);
    const { street_address_fr, standard_status, latitude } = before;
    expect(await listing.executeTakeFirst()).toMatchObject({ street_address_fr, standard_status, latitude });
  },
);

test('a listing that is refused on the internet by a word that nobody knows is not shown', async () => {
  server.state.listings[2] = { ...feedListing(2), InternetEntireListingDisplayYN: 'restricted' };
  await feeds.run(await feeds.addServer(server, { kind: 'reso' }));
  expect(await feeds.numbers()).not.toContain('20000002');
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
  expect(await feeds.alarms()).toEqual(['stale: No complete list was verified for more than 20 hours.']);
  server.state.listings.push(feedListing(100));
  await feeds.run(id);
  expect(await feeds.alarms()).toEqual([]);
});
