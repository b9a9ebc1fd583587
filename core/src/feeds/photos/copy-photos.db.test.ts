import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCore } from '../../../test/core-fixture.ts';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListing } from '../../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { type PhotoServer, photoFaults, photoOf, startPhotoServer } from '../../../test/photo-server.ts';
import { reasonOf, storedReason } from '../reasons/reason.ts';
import { cleanPhotos } from './clean-photos.ts';
import { copyPhotos } from './copy-photos.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let photos: PhotoServer;
let folder: string;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_photos');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, photo, listing, listing_news cascade`.execute(feeds.database);
  folder = await mkdtemp(join(tmpdir(), 'vitrine-photos-'));
  [server, photos] = await Promise.all([startFeedServer(10), startPhotoServer()]);
  core = startCore(feeds.databaseUrl, { photosFolder: folder });
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
});
afterEach(async () => {
  await Promise.all([server.close(), photos.close(), core.close()]);
  await rm(folder, { recursive: true });
});

interface Photo {
  path: string;
  isMain?: boolean;
  modified?: string;
}
const listingWith = (index: number, list: readonly Photo[], given: Record<string, unknown> = {}) => ({
  ...feedListing(index),
  ListPrice: 400_000,
  LeaseAmount: null,
  Media: list.map(({ path, isMain = false, modified }, Order) => ({
    MediaKey: `${index}-${path}`,
    MediaURL: photos.url(path),
    Order,
    PreferredPhotoYN: isMain,
    ...(modified && { ModificationTimestamp: modified }),
  })),
  ...given,
});
const add = (kind: 'reso' | 'ddf' = 'reso') => feeds.addServer(server, { kind, photos: 'copy' });
const services = () => ({
  pool: feeds.services.connection.pool,
  folder,
  privateHosts: new Set(['127.0.0.1']),
  limits: { idleMs: 200, maxBytes: 1_000_000 },
  logger: feeds.services.logger,
  now: () => feeds.clock.now,
});
const copy = (id: string) => copyPhotos(services(), id);
const hours = (count: number) => {
  feeds.clock.now = new Date(feeds.clock.now.getTime() + count * 3_600_000);
};
const media = async (key: string) => {
  const query = feeds.database.selectFrom('listing').select('media').where('listing_key', '=', key);
  return (await query.executeTakeFirst())?.media ?? [];
};
const waiting = () =>
  feeds.database.selectFrom('feed_photo').selectAll().where('state', '=', 'waiting').orderBy('place').execute();
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort();
const fetchFile = (url: string) => core.app.request(url.replace('/resources/photos/', '/api/photos/'));
async function colourOf(url: string): Promise<string> {
  const answer = await fetchFile(url);
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  return dominant.r > 128 ? 'red' : dominant.b > 128 ? 'blue' : 'green';
}

describe('photos of a source that has them copied', () => {
  test('are shown in the order of the source, the main one first, in the widths of the website', async () => {
    for (const [path, colour] of [
      ['/1.jpg', '#f00'],
      ['/2.jpg', '#00f'],
      ['/3.jpg', '#080'],
    ] as const)
      photos.state.photos.set(path, await photoOf(colour));
    server.state.listings = [
      listingWith(0, [{ path: '/1.jpg' }, { path: '/2.jpg', isMain: true }, { path: '/3.jpg' }]),
    ];
    const id = await add();
    await feeds.run(id);
    expect(await media('20000000')).toEqual([]);
    expect(await copy(id)).toEqual({ copied: 3, failed: 0 });
    const shown = await media('20000000');
    expect(await Promise.all(shown.map(({ url }) => colourOf(url)))).toEqual(['blue', 'red', 'green']);
    const [main] = shown;
    expect(main).toMatchObject({ width: 600, height: 400 });
    expect(main?.variants?.map(({ width, type }) => [width, type])).toEqual([
      [480, 'image/avif'],
      [480, 'image/webp'],
    ]);
    const variant = await fetchFile(main?.variants?.[0]?.url ?? '');
    expect(variant.headers.get('content-type')).toBe('image/avif');
    expect(variant.headers.get('cache-control')).toContain('immutable');
  });

  test('and floor plans are copied alike, and stay apart', async () => {
    for (const [path, colour] of [
      ['/1.jpg', '#f00'],
      ['/plan.jpg', '#00f'],
    ] as const)
      photos.state.photos.set(path, await photoOf(colour));
    const { Media, ...listing } = listingWith(0, [{ path: '/plan.jpg', isMain: true }, { path: '/1.jpg' }]);
    server.state.listings = [
      { ...listing, Media: Media.map((each, at) => (at === 0 ? { ...each, MediaCategory: 'Floor Plan' } : each)) },
    ];
    const id = await add();
    await feeds.run(id);
    expect(await copy(id)).toEqual({ copied: 2, failed: 0 });
    const stored = feeds.database.selectFrom('listing').select(['media', 'floor_plans']);
    const { media: shown, floor_plans: plans } = await stored.executeTakeFirstOrThrow();
    expect(await Promise.all([...shown, ...plans].map(({ url }) => colourOf(url)))).toEqual(['red', 'blue']);
    expect([shown, plans].map(({ length }) => length)).toEqual([1, 1]);
    await feeds.run(id);
    expect((await stored.executeTakeFirstOrThrow()).floor_plans).toEqual(plans);
  });

  test('have no metadata, such as the place where they were taken', async () => {
    photos.state.photos.set('/1.jpg', await photoOf('#f00'));
    expect((await sharp(photos.state.photos.get('/1.jpg')).metadata()).exif).toBeDefined();
    server.state.listings = [listingWith(0, [{ path: '/1.jpg' }])];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    const [main] = await media('20000000');
    for (const url of [main?.url, ...(main?.variants ?? []).map((variant) => variant.url)]) {
      const { exif } = await sharp(Buffer.from(await (await fetchFile(url ?? '')).arrayBuffer())).metadata();
      expect(exif).toBeUndefined();
    }
  });

  test('are stored once when listings share them', async () => {
    const photo = await photoOf('#f00');
    photos.state.photos.set('/1.jpg', photo).set('/again.jpg', photo);
    server.state.listings = [
      listingWith(0, [{ path: '/1.jpg' }, { path: '/again.jpg' }]),
      listingWith(1, [{ path: '/1.jpg' }]),
    ];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    expect(await media('20000000')).toEqual(await media('20000001'));
    expect(await media('20000000')).toHaveLength(1);
    expect(await files()).toHaveLength(3);
  });

  test('are not fetched again while the source says that they are unchanged', async () => {
    photos.state.photos.set('/1.jpg', await photoOf('#f00')).set('/2.jpg', await photoOf('#00f'));
    const dated = { path: '/1.jpg', modified: '2026-06-01T00:00:00Z' };
    server.state.listings = [listingWith(0, [dated, { path: '/2.jpg' }])];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    const before = await media('20000000');
    photos.state.calls = [];
    const changed = { ListPrice: 500_000, ModificationTimestamp: '2026-06-12T00:00:00Z' };
    server.state.listings = [listingWith(0, [dated, { path: '/2.jpg' }], changed)];
    await feeds.run(id);
    await copy(id);
    // The second one has no date of its own: the server is asked, and sends nothing.
    expect(photos.state.calls).toEqual(['/2.jpg']);
    expect(photos.state.sent).toBe(2);
    expect(await media('20000000')).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test('that change at the source keep their earlier copy until the new one is there', async () => {
    photos.state.photos.set('/1.jpg', await photoOf('#f00'));
    const version = (modified: string) => [
      listingWith(0, [{ path: '/1.jpg', modified }], { ModificationTimestamp: modified }),
    ];
    server.state.listings = version('2026-06-10T00:00:00Z');
    const id = await add();
    await feeds.run(id);
    await copy(id);
    photos.state.photos.set('/1.jpg', await photoOf('#00f'));
    server.state.listings = version('2026-06-12T00:00:00Z');
    await feeds.run(id);
    const colours = async () => Promise.all((await media('20000000')).map(({ url }) => colourOf(url)));
    expect(await colours()).toEqual(['red']);
    photos.fail('/1.jpg', photoFaults.serverError);
    await copy(id);
    expect(await colours()).toEqual(['red']);
    hours(1);
    await copy(id);
    expect(await colours()).toEqual(['blue']);
  });

  test.each([
    ['notFound', reasonOf('server-answered', { status: 404 })],
    ['serverError', reasonOf('server-answered', { status: 500 })],
    ['stall', reasonOf('timeout')],
    ['cutOff', reasonOf('cut-off')],
    ['page', reasonOf('no-photo')],
    ['svg', reasonOf('no-photo')],
    ['endless', reasonOf('photo-too-large')],
    ['toPrivate', reasonOf('not-https')],
    ['busy', reasonOf('server-answered', { status: 429 })],
  ] as const)('that fail (%s) are left out, tried again later, and the others are shown', async (fault, reason) => {
    photos.state.photos.set('/1.jpg', await photoOf('#f00')).set('/2.jpg', await photoOf('#00f'));
    photos.fail('/1.jpg', photoFaults[fault]);
    server.state.listings = [listingWith(0, [{ path: '/1.jpg' }, { path: '/2.jpg' }])];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    await copy(id);
    const shown = await media('20000000');
    expect(await Promise.all(shown.map(({ url }) => colourOf(url)))).toEqual(['blue']);
    const [failed] = await waiting();
    expect(failed?.reason).toBe(storedReason(reason));
    expect(photos.state.calls.filter((path) => path === '/1.jpg')).toHaveLength(1);
    hours(1);
    await copy(id);
    expect(await media('20000000')).toHaveLength(2);
  });

  test('wait, all of them, for as long as their server asks', async () => {
    const list = Array.from({ length: 40 }, (_, index) => ({ path: `/${index}.jpg` }));
    const photo = await photoOf('#f00');
    for (const { path } of list) photos.state.photos.set(path, photo);
    photos.fail('/0.jpg', photoFaults.busy);
    server.state.listings = [listingWith(0, list)];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    const { length } = photos.state.calls;
    expect(length).toBeLessThan(list.length);
    feeds.clock.now = new Date(feeds.clock.now.getTime() + 119_000);
    await copy(id);
    expect(photos.state.calls).toHaveLength(length);
    feeds.clock.now = new Date(feeds.clock.now.getTime() + 1000);
    await copy(id);
    expect(await waiting()).toEqual([]);
  });

  test('may have an address of any length', async () => {
    const path = `/${'x'.repeat(5000)}.jpg`;
    photos.state.photos.set(path, await photoOf('#f00'));
    server.state.listings = [listingWith(0, [], { Media: [{ MediaURL: photos.url(path) }] })];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    expect(await media('20000000')).toHaveLength(1);
  });

  test('are fetched less and less often while they fail', async () => {
    server.state.listings = [listingWith(0, [{ path: '/1.jpg' }])];
    const id = await add();
    await feeds.run(id);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 13; attempt++) {
      await copy(id);
      const next = (await waiting())[0]?.next_try_at ?? feeds.clock.now;
      pauses.push((next.getTime() - feeds.clock.now.getTime()) / 60_000);
      feeds.clock.now = next;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
  });

  test('that lead in circles or are too large to decode are given up', async () => {
    const huge = await sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    photos.state.photos.set('/huge.png', huge);
    photos.fail('/1.jpg', ...Array.from({ length: 9 }, () => photoFaults.inCircles));
    server.state.listings = [listingWith(0, [{ path: '/1.jpg' }, { path: '/huge.png' }])];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    expect((await waiting()).map(({ reason }) => reason)).toEqual([
      storedReason(reasonOf('too-many-redirects')),
      storedReason(reasonOf('photo-too-many-pixels')),
    ]);
  });

  test('are fetched by https alone, and from no private network', async () => {
    server.state.listings = [
      listingWith(0, [], {
        Media: ['http://photos.example/1.jpg', 'https://10.0.0.7/1.jpg', 'https://localhost/1.jpg'].map((MediaURL) => ({
          MediaURL,
        })),
      }),
    ];
    const id = await add();
    await feeds.run(id);
    await copyPhotos({ ...services(), privateHosts: new Set() }, id);
    const reasons = (await waiting()).map(({ reason }) => reason);
    expect(reasons).toEqual([
      storedReason(reasonOf('not-https')),
      storedReason(reasonOf('private-address')),
      storedReason(reasonOf('private-address')),
    ]);
  });

  test('are copied once when two processes copy at the same time, and no more than four at once', async () => {
    const list = Array.from({ length: 12 }, (_, index) => ({ path: `/${index}.jpg` }));
    const open = new Set<string>();
    let most = 0;
    for (const [index, { path }] of list.entries()) {
      const photo = await photoOf(`rgb(${index * 20},0,0)`);
      photos.fail(path, (response) => {
        open.add(path);
        most = Math.max(most, open.size);
        setImmediate(() => {
          open.delete(path);
          response.writeHead(200).end(photo);
        });
      });
    }
    server.state.listings = [listingWith(0, list)];
    const id = await add();
    await feeds.run(id);
    const results = await Promise.all([copy(id), copy(id)]);
    expect(results.map(({ copied }) => copied).sort((one, other) => one - other)).toEqual([0, 12]);
    expect(photos.state.calls).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(4);
  });

  test('that a killed worker left half-copied are copied by the next one', async () => {
    const list = Array.from({ length: 6 }, (_, index) => ({ path: `/${index}.jpg` }));
    for (const [index, { path }] of list.entries())
      photos.state.photos.set(path, await photoOf(`rgb(${index * 40},0,0)`));
    photos.fail('/3.jpg', photoFaults.stall);
    server.state.listings = [listingWith(0, list)];
    const id = await add();
    await feeds.run(id);
    const stop = new AbortController();
    const copying = copyPhotos({ ...services(), limits: { idleMs: 60_000 }, signal: stop.signal }, id);
    await photos.untilCalled(5);
    stop.abort();
    await copying;
    const left = (await waiting()).length;
    expect(left).toBeGreaterThan(0);
    expect(await copy(id)).toEqual({ copied: left, failed: 0 });
    expect(await media('20000000')).toHaveLength(6);
    expect((await files()).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('photos of a listing that may not be shown any more', () => {
  const remove = async (given: Record<string, unknown>) => {
    photos.state.photos.set('/1.jpg', await photoOf('#f00'));
    server.state.listings = [listingWith(0, [{ path: '/1.jpg' }])];
    const id = await add();
    await feeds.run(id);
    await copy(id);
    const [photo] = await media('20000000');
    server.state.listings = [
      listingWith(0, [{ path: '/1.jpg' }], { ModificationTimestamp: '2026-06-12T00:00:00Z', ...given }),
    ];
    await feeds.run(id);
    return { id, url: photo?.url ?? '' };
  };
  /** Makes the files look as old as the clock says. */
  const age = async () => {
    for (const name of await files()) await utimes(join(folder, name), 0, 0);
    await sql`update photo set stored_at = '2026-01-01'`.execute(feeds.database);
  };
  const clean = () => cleanPhotos(feeds.database, folder, feeds.clock.now);

  test('are not served from then on, and their files are deleted', async () => {
    const { url } = await remove({ InternetEntireListingDisplayYN: false });
    expect((await fetchFile(url)).status).toBe(404);
    await age();
    await clean();
    expect(await files()).toEqual([]);
    expect(await feeds.database.selectFrom('photo').selectAll().execute()).toEqual([]);
  });

  test('come back when the listing does', async () => {
    const { id, url } = await remove({ InternetEntireListingDisplayYN: false });
    server.state.listings = [listingWith(0, [{ path: '/1.jpg' }], { ModificationTimestamp: '2026-06-13T00:00:00Z' })];
    await feeds.run(id);
    await copy(id);
    expect((await fetchFile(url)).status).toBe(200);
    await age();
    await clean();
    expect((await fetchFile(url)).status).toBe(200);
  });

  test('are kept for a week when the listing has left the market', async () => {
    const { url } = await remove({ StandardStatus: 'Expired' });
    expect((await fetchFile(url)).status).toBe(404);
    await age();
    feeds.clock.now = new Date();
    await clean();
    expect(await files()).toHaveLength(3);
    hours(8 * 24);
    await clean();
    expect(await files()).toEqual([]);
  });

  test('cannot be fetched by a name that leads elsewhere', async () => {
    for (const name of [
      '..%2f..%2fpackage.json',
      '%00.jpg',
      `${'a'.repeat(32)}.jpg`,
      `${'a'.repeat(32)}.svg`,
      'x'.repeat(3000),
    ])
      expect((await core.app.request(`/api/photos/${name}`)).status).toBe(404);
  });
});

test('a source that is changed to copies keeps showing its photos only as copies, and back', async () => {
  photos.state.photos.set('/1.jpg', await photoOf('#f00'));
  server.state.listings = [listingWith(0, [{ path: '/1.jpg' }])];
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  const embedded = [{ url: photos.url('/1.jpg') }];
  expect(await media('20000000')).toEqual(embedded);
  const change = (policy: 'copy' | 'embed') =>
    sql`update feed_source set settings = settings || jsonb_build_object('photos', ${policy}::text),
      reload_requested_at = date_trunc('milliseconds', now()) where id = ${id}`.execute(feeds.database);
  await change('copy');
  await feeds.run(id);
  await copy(id);
  expect((await media('20000000'))[0]?.url).toMatch(/^\/resources\/photos\/[0-9a-f]{32}\.jpg$/);
  await change('embed');
  await feeds.run(id);
  expect(await media('20000000')).toEqual(embedded);
  expect(await feeds.database.selectFrom('feed_photo').selectAll().execute()).toEqual([]);
});
