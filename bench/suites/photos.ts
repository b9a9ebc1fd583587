import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@vitrine/core/db/connect.ts';
import { addFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import sharp from 'sharp';
import { feedListings } from '../../core/test/feed-listings.ts';
import { startFeedServer } from '../../core/test/feed-server.ts';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import type { Report } from '../figure.ts';
import { credentialsKey, runSource } from '../run-source.ts';

/** Photos of each listing. */
const photosEach = 10;

/** Measures how long the photos of a source take to be copied, from a server that answers at once, and the memory that this takes. */
export async function measurePhotos(report: Report, serverUrl: string, photoListings = 200): Promise<void> {
  const databaseUrl = await createTestDatabase(serverUrl, 'bench_feeds_photos');
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, agencySite.core);
  const { database, close } = connect(databaseUrl, { statementTimeout: 0, connections: 2 });
  const source = await startFeedServer(2000);
  const photos = await startCountedPhotos();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-photos-'));
  try {
    const { serviceRoot, tokenUrl, state } = source;
    state.listings = feedListings(photoListings).map((listing, index) => ({
      ...listing,
      Media: Array.from({ length: photosEach }, (_, Order) => ({
        MediaURL: photos.url(index * photosEach + Order),
        Order,
      })),
    }));
    const destinations = [{ id: '', micrositeIds: [agencySite.core.micrositeId] }];
    const settings = { kind: 'reso', serviceRoot, tokenUrl, destinations, photos: 'copy' };
    const credentials = { clientId: 'feed', clientSecret: 'secret' };
    const id = await addFeedSource(database, { name: 'photos', settings, credentials }, credentialsKey);
    await runSource(databaseUrl, id);
    let [seconds, megabytes] = [0, 0];
    const waiting = () =>
      database.selectFrom('feed_photo').select('url').where('state', '=', 'waiting').executeTakeFirst();
    // A copy job ends after half an hour and has to be started again.
    while (await waiting()) {
      const copying = await runSource(databaseUrl, id, 'photos', { PHOTO_FOLDER: folder });
      seconds += copying.seconds;
      megabytes = Math.max(megabytes, copying.megabytes);
    }
    const count = photoListings * photosEach;
    report({ suite: 'feeds', name: `copy: ${count} photos of 1024 × 683 px`, value: seconds, unit: 's' });
    report({ suite: 'feeds', name: 'copy: photos a second', value: count / seconds, unit: '/s' });
    report({ suite: 'feeds', name: 'copy: memory', value: megabytes, unit: 'MB' });
  } finally {
    await Promise.all([source.close(), photos.close(), close()]);
    await rm(folder, { recursive: true });
  }
}

/** Starts a server that answers every address with the same picture, followed by the address, so that each photo has a hash of its own. */
async function startCountedPhotos() {
  const noise = await sharp({
    create: {
      width: 1024,
      height: 683,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer();
  const server = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'image/jpeg' })
      .end(Buffer.concat([noise, Buffer.from(request.url ?? '')]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: (number: number) => `http://127.0.0.1:${port}/${number}.jpg`, close: async () => void server.close() };
}
