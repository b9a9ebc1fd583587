import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListings } from '../../../test/feed-listings.ts';
import { type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import { reasonOf } from '../reasons/reason.ts';
import type { RawRecord } from '../records/source-listing.ts';

let feeds: FeedDatabase;
let server: FeedServer;

const loadedAt = '2026-06-10T00:00:00Z';
const changedAt = '2026-06-15T11:00:00Z';
const key = '20000003';

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_parts');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  server = await startFeedServer(20);
  server.state.listings = feedListings(60).map((listing, index) => ({
    ...listing,
    // Changes within minutes are read again in the order of changes.
    ModificationTimestamp: new Date(Date.parse('2026-06-01T00:00:00Z') + index * 3_600_000).toISOString(),
    PhotosChangeTimestamp: loadedAt,
    Media: [photo(listing.ListingKey, '1')],
    OpenHouse: [openHouse(listing.ListingKey, '20')],
  }));
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
});
afterEach(() => server.close());

const photo = (listing: unknown, name: string, modified = loadedAt) => ({
  MediaKey: `${listing}-${name}`,
  MediaURL: `https://media.example.ca/${listing}/${name}.jpg`,
  Order: 0,
  ModificationTimestamp: modified,
});
const openHouse = (listing: unknown, day: string, modified = loadedAt) => ({
  OpenHouseKey: `${listing}-o`,
  OpenHouseDate: `2026-06-${day}`,
  OpenHouseStartTime: `2026-06-${day}T18:00:00Z`,
  OpenHouseEndTime: `2026-06-${day}T20:00:00Z`,
  ModificationTimestamp: modified,
});

/** Changes a listing of the server without its moment of change. */
function change(given: RawRecord, wanted = key) {
  server.state.listings = server.state.listings.map((listing) =>
    listing.ListingKey === wanted ? { ...listing, ...given } : listing,
  );
}

/** Returns the keys for which the server was asked since the last call of this function. */
function askedKeys() {
  const filters = server.callsOf('listings').map(({ url }) => url.searchParams.get('$filter') ?? '');
  server.state.calls.length = 0;
  // The pages of one call ask for the same keys.
  return [...new Set(filters.flatMap((filter) => [...filter.matchAll(/'(.*?)'/g)].map(([, asked]) => asked)))];
}

const find = () =>
  feeds.database
    .selectFrom('listing')
    .select(['media', 'open_houses'])
    .where('listing_key', '=', key)
    .executeTakeFirstOrThrow();
const marks = async () => {
  const rows = await feeds.database.selectFrom('feed_part').select(['part', 'watermark']).orderBy('part').execute();
  return Object.fromEntries(rows.map(({ part, watermark }) => [part, watermark.toISOString()]));
};
const loaded = new Date(loadedAt).toISOString();
const changed = new Date(changedAt).toISOString();

describe.each(['reso', 'ddf'] as const)('of a source of kind %s', (kind) => {
  let id: string;
  beforeEach(async () => {
    id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    askedKeys();
  });

  test('a photo that changes without its listing comes with the next run', async () => {
    change({ PhotosChangeTimestamp: changedAt, Media: [photo(key, 'new')] });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 1 } });
    expect(askedKeys()).toEqual([key]);
    expect(JSON.stringify((await find()).media)).toContain(`${key}/new.jpg`);
    expect((await marks()).photos).toBe(changed);
  });

  test('nothing is read again while no photo changes', async () => {
    await feeds.run(id);
    expect(askedKeys()).toEqual([]);
    change({ PhotosChangeTimestamp: changedAt });
    await feeds.run(id);
    expect(askedKeys()).toEqual([key]);
    await feeds.run(id);
    expect(askedKeys()).toEqual([]);
  });

  test('a listing that changed together with its photos is read once', async () => {
    change({ PhotosChangeTimestamp: changedAt, ModificationTimestamp: changedAt, Media: [photo(key, 'new')] });
    expect(await feeds.run(id)).toMatchObject({ counts: { written: 1 } });
    expect(askedKeys()).toEqual(kind === 'reso' ? [] : [key]);
  });

  test('a change from the future stands before no later one', async () => {
    change({ PhotosChangeTimestamp: '2099-01-01T00:00:00Z' }, '20000009');
    await feeds.run(id);
    expect((await marks()).photos).toBe(loaded);
    change({ PhotosChangeTimestamp: changedAt, Media: [photo(key, 'new')] });
    await feeds.run(id);
    expect(JSON.stringify((await find()).media)).toContain(`${key}/new.jpg`);
  });

  test('a run that fails reads the changed photos again', async () => {
    change({ PhotosChangeTimestamp: changedAt, Media: [photo(key, 'new')] });
    server.fail('listings', faults.notJson);
    expect(await feeds.run(id)).toMatchObject({ outcome: 'failed' });
    expect((await marks()).photos).toBe(loaded);
    await feeds.run(id);
    expect(JSON.stringify((await find()).media)).toContain(`${key}/new.jpg`);
  });

  test('that change together on many listings all come', async () => {
    server.state.listings = server.state.listings.map((listing) => ({ ...listing, PhotosChangeTimestamp: changedAt }));
    await feeds.run(id);
    // A RESO server has sent the last one in the order of changes.
    expect(askedKeys()).toHaveLength(kind === 'reso' ? 59 : 60);
    await feeds.run(id);
    expect(askedKeys()).toEqual([]);
  });
});

test('photos that change while a first load is going on come with the next run', async () => {
  server.fail('changes', (page) => {
    change({ PhotosChangeTimestamp: '2026-06-11T00:00:00Z', Media: [photo(key, 'new')] });
    change({ ModificationTimestamp: changedAt, PhotosChangeTimestamp: changedAt }, '20000050');
    return page;
  });
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  await feeds.run(id);
  expect(JSON.stringify((await find()).media)).toContain(`${key}/new.jpg`);
});

test('a photo and an open house that change by their own moments come, each with a watermark of its own', async () => {
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  change({ Media: [photo(key, 'new', changedAt)] });
  expect(await feeds.run(id)).toMatchObject({ counts: { written: 1 } });
  expect(JSON.stringify((await find()).media)).toContain(`${key}/new.jpg`);
  expect(await marks()).toMatchObject({ photos: loaded, media: changed, 'open-houses': loaded });
  change({ OpenHouse: [openHouse(key, '21', changedAt)] });
  expect(await feeds.run(id)).toMatchObject({ counts: { written: 1 } });
  expect((await find()).open_houses).toEqual([{ start: '2026-06-21T18:00:00.000Z', end: '2026-06-21T20:00:00.000Z' }]);
  expect(await marks()).toMatchObject({ photos: loaded, media: changed, 'open-houses': changed });
});

test.each([faults.notFound, faults.forbidden])(
  'a server that has no such moments is followed all the same',
  async (fault) => {
    server.state.lasting.set('parts', fault);
    const id = await feeds.addServer(server, { kind: 'reso' });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 60 } });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
    expect(await feeds.alarms()).toEqual([]);
  },
);

test('changes of photos that cannot be read are said after everything else was brought up to date', async () => {
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  server.state.lasting.set('parts', faults.serverError);
  change({ ModificationTimestamp: changedAt, BedroomsTotal: 9 });
  expect(await feeds.run(id)).toMatchObject({
    outcome: 'failed',
    reason: { ...reasonOf('server-answered', { status: 500 }), part: 'photo-changes' },
    counts: { written: 1 },
  });
});

test('a copied photo that changes under its address is asked for again', async () => {
  const id = await feeds.addServer(server, { kind: 'reso', photos: 'copy' });
  const withoutMoment = { ...photo(key, '1'), ModificationTimestamp: null };
  change({ Media: [withoutMoment] });
  await feeds.run(id);
  await feeds.database.updateTable('feed_photo').set({ state: 'copied', etag: '"1"' }).execute();
  change({ PhotosChangeTimestamp: changedAt });
  await feeds.run(id);
  const waiting = feeds.database.selectFrom('feed_photo').select('source_key').where('state', '=', 'waiting');
  expect(await waiting.execute()).toEqual([{ source_key: key }]);
});
