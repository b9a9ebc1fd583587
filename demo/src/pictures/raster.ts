import sharp from 'sharp';
import { Random } from './drawing/random.ts';

/** Edge of the square tile of paper grain, in pixels; a power of two. */
const grainEdge = 256;

const grain = makeGrain();

interface Size {
  width: number;
  height: number;
}

/**
 * Returns a WebP original of the SVG at its own size. Fine grain prevents banding of the gradients; it is added to the bytes
 * here, because a turbulence filter in the SVG takes seconds per picture.
 */
export async function rasteriseSvg(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  addGrain(data, width, height, channels);
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 86, effort: 2 }).toBuffer();
}

/** Dots per inch at which a draft is drawn: a twelfth of the pixels in each direction. */
const draftDensity = 6;

/** Returns a WebP of the SVG at its own size, drawn as large squares and without grain, in a quarter of the time. */
export async function rasteriseDraft(svg: string, size: Size): Promise<Buffer> {
  // Two steps: sharp draws an SVG at the size that follows in the same pipeline.
  const { data, info } = await sharp(Buffer.from(svg), { density: draftDensity })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .webp({ effort: 0 })
    .toBuffer();
}

function addGrain(pixels: Buffer, width: number, height: number, channels: number): void {
  let at = 0;
  for (let y = 0; y < height; y++) {
    const row = (y % grainEdge) * grainEdge;
    for (let x = 0; x < width; x++) {
      const shift = grain[row + (x % grainEdge)] ?? 0;
      for (let channel = 0; channel < channels; channel++, at++) {
        pixels[at] = Math.max(0, Math.min((pixels[at] ?? 0) + shift, 255));
      }
    }
  }
}

/** Returns random shifts of a few levels around zero, small ones more often. */
function makeGrain(): Int8Array {
  const random = new Random(7);
  return Int8Array.from({ length: grainEdge * grainEdge }, () => (random.next() + random.next() - 1) * 5);
}
