import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListing } from '../../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { type FeedWorkers, openFeedWorkers } from '../../../test/feed-workers.ts';
import { type PhotoServer, photoOf, startPhotoServer } from '../../../test/photo-server.ts';

const listings = 12;

let feeds: FeedDatabase;
let server: FeedServer;
let photos: PhotoServer;
let folder: string;
let workers: FeedWorkers;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_photo_worker');
  folder = await mkdtemp(join(tmpdir(), 'vitrine-killed-photos-'));
  [server, photos] = await Promise.all([startFeedServer(100), startPhotoServer()]);
  workers = await openFeedWorkers(feeds);
});
afterAll(async () => {
  workers.killAll();
  await Promise.all([server.close(), photos.close(), feeds.close()]);
  await rm(folder, { recursive: true });
});

const startWorker = () => workers.start({ PHOTO_FOLDER: folder, PICTURE_EFFORT: '0' });

/** Returns the number of photos whose copies are there. */
const copied = async () =>
  (await feeds.database.selectFrom('feed_photo').select('url').where('hash', 'is not', null).execute()).length;
const waiting = async () =>
  (await feeds.database.selectFrom('feed_photo').select('url').where('state', '=', 'waiting').execute()).length;
/** A copying that breaks off is queued again by the schedule, which runs every five minutes. */
const startWorkerAfterKill = async () => {
  await workers.queueJob('feed-schedule', {});
  return startWorker();
};
const copiedAtLeast = (count: number) =>
  vi.waitFor(async () => expect(await copied()).toBeGreaterThanOrEqual(count), { timeout: 60_000, interval: 20 });

const allCopied = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 20 });

/** Expects one stored photo and its files for each that the server has, and two pictures for each listing. */
async function expectStoredOnce(): Promise<void> {
  const stored = await feeds.database.selectFrom('photo').select(['hash', 'variants']).execute();
  expect(stored).toHaveLength(listings + 1);
  const shown = await feeds.database.selectFrom('listing').select('media').execute();
  expect(shown.map(({ media }) => new Set(media.map(({ url }) => url)).size)).toEqual(Array(listings).fill(2));
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(avif|webp|jpg)$/.test(name));
  const wanted = stored.flatMap(({ hash, variants }) => [`${hash}.jpg`, ...variants.map(({ name }) => name)]);
  expect(names.map((name) => name.split('/').at(-1)).sort()).toEqual(wanted.sort());
}

/** Loads a source whose listings have a photo of their own each and one that all share, and queues their copying. */
async function loadPhotos(): Promise<void> {
  await sql`truncate feed_source, listing, photo, core_queue.job cascade`.execute(feeds.database);
  photos.state.photos.set('/shared.jpg', await photoOf('#fff'));
  for (let index = 0; index < listings; index++)
    photos.state.photos.set(`/${index}.jpg`, await photoOf(`rgb(${index * 20}, 0, 0)`));
  server.state.listings = Array.from({ length: listings }, (_, index) => ({
    ...{ ...feedListing(index), ListPrice: 400_000, LeaseAmount: null },
    Media: [`/${index}.jpg`, '/shared.jpg'].map((path, Order) => ({
      ...{ MediaKey: `${index}-${path}`, MediaURL: photos.url(path), Order },
    })),
  }));
  const id = await feeds.addServer(server, { kind: 'reso', photos: 'copy' });
  await feeds.run(id);
  await workers.queueJob('feed-photos', { sourceId: id });
}

test.each(['photo', 'feed_photo', 'listing'])(
  'a worker that is killed while it stores a photo in table %s leaves none out and stores none twice',
  async (table) => {
    await loadPhotos();
    const holder = await feeds.services.connection.pool.connect();
    const worker = startWorker();
    await photos.untilCalled(photos.state.calls.length + 1);
    await holder.query(`begin; lock table ${table} in share row exclusive mode`);
    const locks = sql<{ count: number }>`
      select count(*)::int as count from pg_locks where not granted and relation = ${table}::regclass`;
    await vi.waitFor(async () => expect((await locks.execute(feeds.database)).rows[0]?.count).toBeGreaterThan(0), {
      timeout: 60_000,
    });
    await workers.kill(worker);
    await holder.query('rollback');
    holder.release();
    const next = await startWorkerAfterKill();
    await allCopied();
    next.kill('SIGTERM');
    await once(next, 'exit');
    await expectStoredOnce();
  },
  180_000,
);

test('a worker that is killed twice while it copies photos continues: no photo is lost, and none is stored twice', async () => {
  await loadPhotos();
  const first = startWorker();
  await copiedAtLeast(2);
  await workers.kill(first);
  const afterFirst = await copied();
  const second = await startWorkerAfterKill();
  await copiedAtLeast(afterFirst + 2);
  await workers.kill(second);
  const afterSecond = await copied();
  const third = await startWorkerAfterKill();
  await allCopied();
  third.kill('SIGTERM');
  await once(third, 'exit');

  expect(afterFirst).toBeLessThan(2 * listings);
  expect(afterSecond).toBeLessThan(2 * listings);
  await expectStoredOnce();
}, 180_000);
