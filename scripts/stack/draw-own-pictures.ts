import { join } from 'node:path';
import { type PictureReplacement, replacePictures } from '@vitrine/core/listings/replace-pictures.ts';
import sharp from 'sharp';
import { drawOwnPicture, type OwnSet, ownSets } from './own-pictures.ts';
import { openStackState } from './stack-state.ts';
import { usualListings } from './usual-listings.ts';

// Runs as a separate process with low priority beside the stack. A listing gets its own façade as soon as it is drawn, and its own rooms once
// all of them are; it shows fixed ones until then, so that no picture is ever missing. An interrupted run continues at the next start.

/** Listings whose pictures are replaced together. */
const batchSize = 5;

/** Listings whose façades are drawn before any rooms: façades stand side by side, where two equal ones are seen. */
const facadesFirst = 250;

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
  await draw(
    sets.slice(0, facadesFirst).map(({ listingKey, pictures, fixed, withFacade }) => ({
      listingKey,
      pictures: pictures.slice(0, 1),
      former: [fixed],
      media: withFacade,
    })),
  );
  await draw(
    sets.map(({ listingKey, pictures, fixed, withFacade, own }) => ({
      listingKey,
      pictures,
      former: [fixed, withFacade],
      media: own,
    })),
  );

  async function draw(all: readonly (PictureReplacement & Pick<OwnSet, 'pictures'>)[]): Promise<void> {
    for (let at = 0; at < all.length; at += batchSize) {
      const batch = all.slice(at, at + batchSize);
      for (const picture of batch.flatMap(({ pictures }) => pictures)) await drawOwnPicture(mediaDir, picture);
      await replacePictures(database, batch);
    }
  }
}
