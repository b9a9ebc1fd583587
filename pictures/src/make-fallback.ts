import sharp from 'sharp';
import { maxPixels } from './picture-size.ts';

/** Maximum width of a fallback, px: programs that read no newer format, such as e-mail programs, show small pictures. */
const fallbackWidth = 1440;

export interface Fallback {
  data: Buffer;
  width: number;
  height: number;
}

/** Creates the JPEG of a picture for programs that read neither AVIF nor WebP. It has no metadata. Throws when sharp cannot read it. */
export async function makeFallback(master: Buffer): Promise<Fallback> {
  const { data, info } = await sharp(master, { limitInputPixels: maxPixels, sequentialRead: true })
    .rotate()
    .resize({ width: fallbackWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
