import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { firstShown } from '@vitrine/demo/listings/first-shown.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import { type OwnPicture, ownPictures, ownVariants, variantFile } from '@vitrine/demo/listings/own-pictures.ts';
import { rasteriseSvg } from '@vitrine/demo/pictures/raster.ts';
import sharp from 'sharp';

type Media = ListingImport['Media'];

/** A listing of the demo with the pictures that it has from the start and those that are drawn for it. */
export interface OwnSet {
  listingKey: string;
  /** The pictures of the first start: fixed ones, with its own façade before them where that is drawn by then. */
  fixed: Media;
  withFacade: Media;
  own: Media;
  /** The drawings of `own`, in its order. */
  pictures: OwnPicture[];
}

/** Returns the pictures of the demo's listings, in the order in which they are drawn: what first pages show before the rest. */
export function ownSets(given: { count: number; seed: number }): OwnSet[] {
  const fixed = [...generateListings(given)];
  const first = firstShown(fixed);
  const pictures = new Map<string, OwnPicture>();
  const picturesFor = ownPictures(first, (picture) => pictures.set(urlOf(picture), picture));
  const sets = new Map<string, OwnSet>();
  for (const [index, { ListingKey, Media: own }] of [...generateListings({ ...given, picturesFor })].entries()) {
    const former = fixed[index]?.Media ?? [];
    sets.set(ListingKey, {
      listingKey: ListingKey,
      fixed: former,
      withFacade: [...own.slice(0, 1), ...former.slice(1)],
      own,
      pictures: own.flatMap(({ url }) => pictures.get(url) ?? []),
    });
  }
  return [...new Set([...first, ...sets.keys()])].flatMap((key) => sets.get(key) ?? []);
}

const urlOf = ({ key }: OwnPicture) => `/resources/${key}.webp`;

/** Draws a picture and its variants into the folder of uploads, unless it is there. The original comes last, so that it tells that all are. */
export async function drawOwnPicture(mediaDir: string, { key, svg }: OwnPicture): Promise<void> {
  const original = join(mediaDir, `${key}.webp`);
  if (existsSync(original)) return;
  await mkdir(mediaDir, { recursive: true });
  const master = await rasteriseSvg(svg());
  for (const variant of ownVariants) {
    const resized = sharp(master).resize({ width: variant.width });
    const data = await (variant.format === 'avif' ? resized.avif({ effort: 2 }) : resized.webp()).toBuffer();
    await writeFile(join(mediaDir, variantFile(key, variant)), data);
  }
  const unfinished = `${original}.part`;
  await writeFile(unfinished, master);
  await rename(unfinished, original);
}
