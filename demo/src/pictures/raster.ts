import sharp from 'sharp';
import { Random } from './drawing/random.ts';

/** Edge of the square of paper grain that is laid side by side over a picture, in pixels. */
const grainEdge = 320;

let grain: Promise<Buffer> | undefined;

/**
 * A WebP master of the SVG at its own size. A faint grain goes over it, which keeps the gradients from banding;
 * it is laid on here because a turbulence filter inside the SVG takes seconds a picture.
 */
export async function rasteriseSvg(svg: string): Promise<Buffer> {
  grain ??= makeGrain();
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}

async function makeGrain(): Promise<Buffer> {
  const random = new Random(7);
  const pixels = new Uint8Array(grainEdge * grainEdge * 4);
  for (let pixel = 0; pixel < pixels.length; pixel += 4) {
    const tone = 128 + (random.next() + random.next() - 1) * 92;
    pixels.set([tone, tone, tone, 54], pixel);
  }
  return sharp(pixels, { raw: { width: grainEdge, height: grainEdge, channels: 4 } })
    .png()
    .toBuffer();
}
