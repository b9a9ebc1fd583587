import sharp from 'sharp';

/** Maximum number of pixels of a picture: a little more than the 48 megapixels of phone cameras, and 200 MB when decoded. */
export const maxPixels = 50_000_000;

/** Returns the number of pixels in the header of the file, without decoding it; null when the header cannot be read. */
export async function pixelCount(data: Buffer): Promise<number | null> {
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return null;
  }
}
