import { parse } from 'node:path';
import type { PictureVariant } from '@vitrine/contract/components.ts';
import sharp from 'sharp';

/** Widths in pixels of the variants of a picture; those above the master's are left out. */
export const variantWidths = [480, 960, 1440, 2160] as const;

/** A variant with its bytes, still to be written beside its master. */
export interface NewVariant extends PictureVariant {
  filename: string;
  data: Buffer;
}

export interface NewVariants {
  variants: NewVariant[];
  /** A data address of a picture some 16 pixels wide. */
  placeholder: string;
}

const placeholderWidth = 16;

/** AVIF at effort 2 and WebP at every width; throws where sharp cannot read the master. */
export async function makeVariants(filename: string, master: Buffer): Promise<NewVariants> {
  const { name } = parse(filename);
  const decoded = await sharp(master).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width: masterWidth, height, channels } = decoded.info;
  const picture = () => sharp(decoded.data, { raw: { width: masterWidth, height, channels } });
  const variants: NewVariant[] = [];
  for (const width of variantWidths.filter((candidate) => candidate <= masterWidth)) {
    const resized = picture().resize({ width });
    const stem = `${name}-${width}`;
    const [avif, webp] = await Promise.all([
      resized.clone().avif({ effort: 2 }).toBuffer(),
      resized.clone().webp().toBuffer(),
    ]);
    variants.push(
      variant(`${stem}.avif`, width, 'image/avif', avif),
      variant(`${stem}.webp`, width, 'image/webp', webp),
    );
  }
  const tiny = await picture().resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer();
  return { variants, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

const variant = (filename: string, width: number, type: string, data: Buffer): NewVariant => ({
  url: `/resources/${filename}`,
  width,
  type,
  filename,
  data,
});
