import { fileTypeFromBuffer } from 'file-type';

/** Media types of still raster pictures, which get variants. */
export const rasterTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/** True when the content of a file, whatever its name says, is a still raster picture. */
export async function isRasterPicture(data: Buffer): Promise<boolean> {
  const type = await fileTypeFromBuffer(data);
  return type !== undefined && rasterTypes.has(type.mime);
}
