import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { Sheet } from './sheet.ts';
import { coverPicture, fitLogo, photoPicture, type Size, wholePicture } from './sheet-pictures.server.ts';

/** Pictures of a sheet, as JPEG in the sizes of their places; null for one that cannot be had. */
export interface LoadedPictures {
  logo: ({ bytes: Buffer } & Size) | null;
  portraits: (Buffer | null)[];
  /** Photos that could be had, with their numbers from 1 and their texts. */
  photos: { bytes: Buffer; index: number; alt: string }[];
  /** Floor plans, whole. */
  plans: { bytes: Buffer; index: number; alt: string }[];
}

/**
 * Loads the pictures of a sheet, the photos and the floor plans into the given sizes, one after the other, so that few are in memory. A photo that cannot be had leaves its place
 * to the next one.
 */
export async function loadPictures(
  sheet: Sheet,
  sizes: readonly Size[],
  planSizes: readonly Size[] = [],
): Promise<LoadedPictures> {
  const logo = sheet.logo && (await fitLogo(sheet.logo, { width: 170, height: 34 }));
  const portraits: (Buffer | null)[] = [];
  for (const { portrait } of sheet.people.slice(0, 2))
    portraits.push(portrait && (await coverPicture(portrait, { width: 50, height: 50 })));
  const deadline = performance.now() + downloadMs;
  const plans = await loadInto(planSizes, sheet.plans, wholePicture, deadline);
  const photos = await loadInto(sizes, sheet.pictures, photoPicture, deadline);
  return { logo, portraits, photos, plans };
}

async function loadInto(
  sizes: readonly Size[],
  pictures: readonly FinishedImage[],
  load: typeof coverPicture,
  deadline: number,
): Promise<LoadedPictures['photos']> {
  const loaded: LoadedPictures['photos'] = [];
  for (const [index, picture] of pictures.entries()) {
    const size = sizes[loaded.length];
    if (!size || performance.now() > deadline) break;
    const bytes = await load(picture, size);
    if (bytes) loaded.push({ bytes, index: index + 1, alt: picture.alt });
  }
  return loaded;
}

/** Time after which no further picture is loaded, ms. */
const downloadMs = 12_000;
