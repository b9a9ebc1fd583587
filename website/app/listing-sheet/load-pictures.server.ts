import type { Sheet } from './sheet.ts';
import { coverPicture, fitLogo, type Size } from './sheet-pictures.server.ts';

/** Pictures of a sheet, as JPEG in the sizes of their places; null for one that cannot be had. */
export interface LoadedPictures {
  logo: ({ bytes: Buffer } & Size) | null;
  portraits: (Buffer | null)[];
  /** Photos that could be had, with their numbers from 1 and their texts. */
  photos: { bytes: Buffer; index: number; alt: string }[];
}

/**
 * Loads the pictures of a sheet, the photos into the given sizes, one after the other, so that few are in memory. A photo that cannot be had leaves its place
 * to the next one.
 */
export async function loadPictures(sheet: Sheet, sizes: readonly Size[]): Promise<LoadedPictures> {
  const logo = sheet.logo && (await fitLogo(sheet.logo, { width: 170, height: 34 }));
  const portraits: (Buffer | null)[] = [];
  for (const { portrait } of sheet.people.slice(0, 2))
    portraits.push(portrait && (await coverPicture(portrait, { width: 50, height: 50 })));
  const photos: LoadedPictures['photos'] = [];
  const deadline = performance.now() + downloadMs;
  for (const [index, picture] of sheet.pictures.entries()) {
    const size = sizes[photos.length];
    if (!size || performance.now() > deadline) break;
    const bytes = await coverPicture(picture, size, picture.fit === 'tall');
    if (bytes) photos.push({ bytes, index: index + 1, alt: picture.alt });
  }
  return { logo, portraits, photos };
}

/** Time after which no further photo is loaded, ms. */
const downloadMs = 12_000;
