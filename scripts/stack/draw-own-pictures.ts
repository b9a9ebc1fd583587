import { join } from 'node:path';
import { replacePictures } from '@vitrine/core/listings/replace-pictures.ts';
import sharp from 'sharp';
import { drawOwnPicture, type OwnSet, ownSets } from './own-pictures.ts';
import { openStackState } from './stack-state.ts';
import { usualListings } from './usual-listings.ts';

// Runs as a separate process with low priority beside the stack. A listing gets its own pictures once all of them are drawn, and shows the
// fixed ones until then, so that no picture is ever missing. An interrupted run continues at the next start.

/** Listings whose pictures are replaced together. */
const batchSize = 5;

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
if (!databaseUrl || !dataDir) throw new Error('DATABASE_URL and DATA_DIR must be set.');
// One thread, as the sites need the processors.
sharp.concurrency(1);

const state = await openStackState(databaseUrl);
try {
  if ((await state.read('own-pictures')) === null) {
    await drawAll(databaseUrl, join(dataDir, 'media'));
    await state.write('own-pictures', new Date().toISOString());
  }
} finally {
  await state.close();
}

async function drawAll(database: string, mediaDir: string): Promise<void> {
  const sets = ownSets(usualListings);
  for (let at = 0; at < sets.length; at += batchSize) {
    const batch = sets.slice(at, at + batchSize);
    for (const picture of batch.flatMap(({ pictures }) => pictures)) await drawOwnPicture(mediaDir, picture);
    await replacePictures(database, batch.map(toReplacement));
  }
}

function toReplacement({ listingKey, fixed, withFacade, own }: OwnSet) {
  return { listingKey, former: [fixed, withFacade], media: own };
}
