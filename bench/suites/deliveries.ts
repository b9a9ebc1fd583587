import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect } from '@vitrine/core/db/connect.ts';
import { addFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import yazl from 'yazl';
import { listingRow } from '../../core/test/centris-delivery.ts';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import type { Report } from '../figure.ts';
import { credentialsKey, runSource } from '../run-source.ts';

const suite = 'feeds';
const listings = 40_000;
const photosPerListing = 10;

const numberOf = (index: number) => String(20_000_000 + index);

/** Measures how long a worker takes to read a delivery laid out as Centris with 400,000 rows of photos, and its memory. */
export async function measureDelivery(report: Report, serverUrl: string): Promise<void> {
  const databaseUrl = await createTestDatabase(serverUrl, 'bench_feeds_file');
  await migrateCore(databaseUrl);
  await upsertCoreSite(databaseUrl, agencySite.core);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-delivery-'));
  const { database, close } = connect(databaseUrl, { statementTimeout: 0, connections: 2 });
  try {
    const path = join(folder, 'delivery.zip');
    await writeLargeDelivery(path);
    const settings = {
      kind: 'file',
      layout: 'centris',
      path,
      destinations: [{ id: '', micrositeIds: [agencySite.core.micrositeId] }],
    };
    const id = await addFeedSource(database, { name: 'file', settings }, credentialsKey);
    const load = await runSource(databaseUrl, id);
    const { shown, photos } = await database
      .selectFrom('listing')
      .select((listing) => [
        listing.fn.countAll<number>().as('shown'),
        listing.fn.sum<number>(listing.fn('jsonb_array_length', ['media'])).as('photos'),
      ])
      .executeTakeFirstOrThrow();
    if (Number(shown) !== listings || Number(photos) !== listings * photosPerListing)
      throw new Error(`There are ${shown} listings with ${photos} photos.`);
    const say = (name: string, value: number, unit: string, atMost: number) =>
      report({ suite, name: `file: ${name}`, value, unit, bar: { atMost } });
    say('delivery of 40,000 listings with 400,000 photos', load.seconds, 's', 300);
    // The same file again is not read: what is left is the memory of the process itself.
    const idle = await runSource(databaseUrl, id);
    say('memory of the delivery, beside that of the process', load.megabytes - idle.megabytes, 'MB', 300);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}

async function writeLargeDelivery(path: string): Promise<void> {
  const zip = new yazl.ZipFile();
  zip.addReadStream(Readable.from(rowsOf((number) => [listingRow(number)])), 'INSCRIPTIONS.TXT');
  zip.addReadStream(Readable.from(rowsOf(photosOf)), 'PHOTOS.TXT');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  const earlier = new Date(Date.now() - 3_600_000);
  await utimes(path, earlier, earlier);
}

const photosOf = (number: string) =>
  Array.from({ length: photosPerListing }, (_, order) => {
    const url = `https://media.example.ca/centris/photos/${number}/${order}/full-size.jpg`;
    return [number, String(order), '', '', 'Façade', 'Front', url, '', '2026/06/01'];
  });

/** Yields the text of a file of these rows of all listings, in Windows-1252. */
function* rowsOf(rows: (number: string) => string[][]): Generator<Buffer> {
  const line = (cells: string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;
  for (let index = 0; index < listings; index++) {
    const text = rows(numberOf(index)).map(line).join('');
    yield Buffer.from(text.replaceAll('’', "'").replaceAll('œ', 'oe'), 'latin1');
  }
}
