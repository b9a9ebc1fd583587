import { downloadPublicPicture } from '@vitrine/network/download-picture.ts';
import sharp, { type Sharp } from 'sharp';
import { env } from '../env.server.ts';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';

const limits = { timeoutMs: 4000, maxBytes: 20 * 1024 * 1024 };
/** Maximum number of pixels of a picture that is decoded. */
const maxPixels = 60_000_000;
/** Pixels for each point: 200 for each inch. */
const density = 200 / 72;

export interface Size {
  width: number;
  height: number;
}

/** Reads a picture and crops it to a size in points around its focal point, as JPEG; null when it cannot be had. */
export const coverPicture = (image: FinishedImage, size: Size): Promise<Buffer | null> =>
  readAsJpeg(image, size, (picture, original, pixels) =>
    picture.extract(cropAround(image.center, original, pixels)).resize(pixels),
  );

/** Reads a picture and fits it whole into a size in points, on white, as JPEG; null when it cannot be had. */
export const wholePicture = (image: FinishedImage, size: Size): Promise<Buffer | null> =>
  readAsJpeg(image, size, (picture, _, pixels) => picture.resize({ ...pixels, fit: 'contain', background: '#ffffff' }));

/** Reads a photo of a listing: a tall one whole on its blurred self, any other cropped around its focal point. */
export const photoPicture = (image: FinishedImage, size: Size): Promise<Buffer | null> =>
  image.fit === 'tall'
    ? readAsJpeg(image, size, (picture, original, pixels) =>
        onBlurredSelf(picture, cropAround(image.center, original, pixels), pixels),
      )
    : coverPicture(image, size);

async function readAsJpeg(
  image: FinishedImage,
  { width, height }: Size,
  fit: (picture: Sharp, original: Size, pixels: Size) => Sharp | Promise<Sharp>,
): Promise<Buffer | null> {
  const bytes = await readPicture(addressFor(image, width * density));
  if (!bytes) return null;
  const size = { width: Math.round(width * density), height: Math.round(height * density) };
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const { autoOrient: original } = await picture.metadata();
    const drawn = await fit(picture, original, size);
    return await drawn
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80, mozjpeg: false })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Returns a picture that lies whole within a size, above a part of it that fills the size and is blurred. */
async function onBlurredSelf(picture: Sharp, part: ReturnType<typeof cropAround>, size: Size): Promise<Sharp> {
  const whole = await picture
    .clone()
    .resize({ ...size, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const ground = await picture
    .clone()
    .extract(part)
    .resize(size)
    .blur(size.width / 20)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(ground).composite([{ input: whole }]);
}

/** Returns the largest part of a picture with the proportions of a size, as near to its focal point as its edges allow. */
export function cropAround(center: FinishedImage['center'], original: Size, { width, height }: Size) {
  const scale = Math.min(original.width / width, original.height / height);
  const part = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  const start = (whole: number, kept: number, percent: number) =>
    Math.round(Math.min(whole - kept, Math.max(0, (whole * percent) / 100 - kept / 2)));
  return {
    ...part,
    left: start(original.width, part.width, center.x),
    top: start(original.height, part.height, center.y),
  };
}

/** Fits a logo into a size in points, as PNG with its size; null when it cannot be had. */
export async function fitLogo(
  logo: FinishedImage,
  { width, height }: Size,
): Promise<({ bytes: Buffer } & Size) | null> {
  const bytes = await readPicture(logo.src);
  if (!bytes) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, density: 300 })
      .resize({ width: Math.round(width * 4), height: Math.round(height * 4), fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width / 4, height: info.height / 4 };
  } catch {
    return null;
  }
}

/** Returns the smallest variant that is wide enough, else the largest, else the original. */
function addressFor({ src, sources }: FinishedImage, width: number): string {
  const variants = (sources.at(-1)?.srcset ?? '').split(', ').flatMap((entry) => {
    const [, url = '', size = ''] = /^(\S+) (\d+)w$/.exec(entry) ?? [];
    return url ? [{ url, width: Number(size) }] : [];
  });
  return variants.find((variant) => variant.width >= width)?.url ?? variants.at(-1)?.url ?? src;
}

async function readPicture(url: string): Promise<Buffer | null> {
  const { ASSETS_URL, CONTENT_URL } = env();
  const isOwn = [ASSETS_URL, CONTENT_URL].some((base) => url.startsWith(`${base}/`));
  return isOwn ? await readOwn(url) : await downloadPublicPicture(url, limits);
}

async function readOwn(url: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(limits.timeoutMs) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
