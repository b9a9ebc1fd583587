import { parse } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { maxPixels } from './picture-size.ts';

// More threads per picture use memory that glibc does not release; several pictures are processed in parallel instead.
sharp.concurrency(1);

/** Widths of the variants of a picture, px; those larger than the original are left out. */
export const variantWidths = [480, 720, 1080, 1440, 2160] as const;
const largestWidth = Math.max(...variantWidths);

/** Effort of the encoders, 0 to 6: more gives smaller files and takes longer. Null means the effort set for each encoder below. */
const effort = z.coerce
  .number('PICTURE_EFFORT must be a number')
  .int()
  .min(0)
  .max(6)
  .nullable()
  .default(null)
  .parse(process.env.PICTURE_EFFORT || undefined);
/** Share of its declared width that a variant has, above 0 up to 1. Less than 1 is for tests that look at no picture. */
const scale = z.coerce
  .number('PICTURE_SCALE must be a number')
  .gt(0)
  .max(1)
  .default(1)
  .parse(process.env.PICTURE_SCALE || undefined);
const efforts = { avif: effort ?? 2, webp: effort ?? 4 };

/** A variant with its bytes, still to be written. */
export interface NewVariant {
  filename: string;
  /** Width in px. */
  width: number;
  /** Media type. */
  type: string;
  data: Buffer;
}

export interface NewVariants {
  variants: NewVariant[];
  /** A data URL of a tiny picture. */
  placeholder: string;
}

/**
 * Width in px and quality of a placeholder. A page embeds some forty placeholders, which HTTP compression cannot shrink: with 16 px
 * and quality 40 the demo's home page is 0.6 KB larger.
 */
const placeholderWidth = 12;
const placeholderQuality = 20;

/** Number of pixels above which pictures are decoded one at a time. */
const manyPixels = 8_000_000;
let lastLarge: Promise<unknown> = Promise.resolve();

/** Creates AVIF and WebP variants at every width, large pictures one at a time. Throws when sharp cannot read the original. */
export async function makeVariants(filename: string, master: Buffer): Promise<NewVariants> {
  const { width, height } = await sharp(master, { limitInputPixels: maxPixels }).metadata();
  if (width * height <= manyPixels) return await writeVariants(filename, master);
  const waiting = lastLarge;
  const own = waiting.then(
    () => writeVariants(filename, master),
    () => writeVariants(filename, master),
  );
  lastLarge = own;
  return await own;
}

async function writeVariants(filename: string, master: Buffer): Promise<NewVariants> {
  const { name } = parse(filename);
  // Decoded by rows, so that only the largest width is in memory.
  const { data, info } = await sharp(master, { limitInputPixels: maxPixels, sequentialRead: true })
    .rotate()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: baseWidth, height, channels } = info;
  const picture = () => sharp(data, { raw: { width: baseWidth, height, channels } });
  const variants: NewVariant[] = [];
  for (const width of variantWidths.filter((candidate) => candidate <= baseWidth)) {
    const resized = picture().resize({ width: Math.ceil(width * scale) });
    const stem = `${name}-${width}`;
    // One encoder at a time: AVIF takes a hundred megabytes at the largest width.
    const avif = await resized.clone().avif({ effort: efforts.avif }).toBuffer();
    const webp = await resized.clone().webp({ effort: efforts.webp }).toBuffer();
    variants.push(
      variant(`${stem}.avif`, width, 'image/avif', avif),
      variant(`${stem}.webp`, width, 'image/webp', webp),
    );
  }
  const tiny = await picture().resize({ width: placeholderWidth }).webp({ quality: placeholderQuality }).toBuffer();
  return { variants, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

const variant = (filename: string, width: number, type: string, data: Buffer): NewVariant => ({
  filename,
  width,
  type,
  data,
});
