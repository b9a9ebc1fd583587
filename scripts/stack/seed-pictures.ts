import { availableParallelism } from 'node:os';
import { mediaIds, uploadPicture } from '@vitrine/content/seed/media-library.ts';
import { type Picture, pictures, rasterise } from '@vitrine/demo/pictures/pictures.ts';
import type { Payload } from 'payload';
import { step } from '../process/progress.ts';
import { drawOwnPicture, ownSets } from './own-pictures.ts';
import { usualListings } from './usual-listings.ts';

const byFilename = new Map<string, Picture>(pictures.map((picture) => [`${picture.key}.webp`, picture]));

/** `DEMO_PICTURES=draft` draws the pictures coarsely, for tests. */
const isDraft = process.env.DEMO_PICTURES === 'draft';

/**
 * Draws and uploads the demo pictures that the media library does not have yet, several at a time. An interrupted first start
 * continues there. Throws what the library throws.
 */
export async function seedPictures(payload: Payload): Promise<void> {
  const known = await mediaIds(payload, [...byFilename.keys()]);
  const waiting = [...byFilename].filter(([filename]) => !known.has(filename));
  const total = waiting.length;
  if (total === 0) return;
  const queue = waiting.values();
  let drawn = 0;
  const draw = async () => {
    // All workers take from one queue.
    for (const [filename, picture] of queue) {
      await uploadPicture(payload, filename, await rasterise(picture, { isDraft }), picture.alt);
      drawn += 1;
    }
  };
  // One more worker than processors, because each waits for the disk and the database between two drawings.
  const workers = () => Promise.all(Array.from({ length: availableParallelism() + 1 }, draw));
  await step('Drawing the pictures', `${total} pictures are drawn`, workers, () => `${drawn} of ${total}`);
}

/** Listings whose own façade is drawn before the first start ends: those that home pages and first results show. */
const facadesAtStart = 32;

/**
 * Draws the façades of the listings that are seen first. Returns the pictures of these listings by number, each with its own façade
 * before fixed rooms: all else is drawn after the start (`draw-own-pictures.ts`), and nothing for tests.
 */
export async function drawFirstFacades(mediaDir: string, listings: { count: number; seed: number }) {
  if (isDraft || listings.count !== usualListings.count || listings.seed !== usualListings.seed) return new Map();
  const sets = ownSets(listings).slice(0, facadesAtStart);
  const queue = sets.values();
  let drawn = 0;
  const draw = async () => {
    for (const {
      pictures: [facade],
    } of queue) {
      if (facade) await drawOwnPicture(mediaDir, facade);
      drawn += 1;
    }
  };
  const workers = () => Promise.all(Array.from({ length: availableParallelism() }, draw));
  await step(
    'Drawing the first façades',
    `${sets.length} façades are drawn`,
    workers,
    () => `${drawn} of ${sets.length}`,
  );
  return new Map(sets.map(({ listingKey, withFacade }) => [listingKey, withFacade]));
}

/** Returns the bytes of a picture that a site names. Throws for one that the demo does not have. */
export async function drawPicture(filename: string): Promise<Buffer> {
  const picture = byFilename.get(filename);
  if (!picture) throw new Error(`The demo names the picture ${filename}, but does not draw it.`);
  return await rasterise(picture, { isDraft });
}
