import type { listingPicture } from '@vitrine/contract/core/import.ts';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { pictureFile } from '../kinds/stored-picture.ts';
import { storedPicture } from '../public/pictures/find-pictures.ts';

export type WirePicture = z.infer<typeof listingPicture>;

/** Returns a picture of the media library in the format of a listing, with size and variants; null for an unknown file. */
export type FindWirePicture = (filename: string) => WirePicture | null;

/** Reads the whole media library once, for a seed that assigns pictures to core's listings. */
export async function wirePictures(payload: Payload): Promise<FindWirePicture> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0, locale: 'all' });
  const pictures = new Map(
    docs.map((doc) => {
      const [, stored] = storedPicture(doc);
      const { width, height, variants } = pictureFile(stored, null);
      const sizes = { ...(width && { width }), ...(height && { height }), ...(variants && { variants }) };
      return [stored.filename, { url: `/resources/${stored.filename}`, ...sizes }];
    }),
  );
  return (filename) => pictures.get(filename) ?? null;
}
