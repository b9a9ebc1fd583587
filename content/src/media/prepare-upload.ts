import { maxPixels, pixelCount } from '@vitrine/pictures/picture-size.ts';
import { rasterTypes } from '@vitrine/pictures/raster-types.ts';
import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload';
import type { MediaStore } from '../media-store/media-store.ts';
import { refusal } from '../payload/message-for.ts';
import { maxFileBytes } from '../payload/request-limits.ts';
import { acceptedTypes, detectFileType, type FileType } from './accepted-types.ts';
import { storedFileName } from './file-name.ts';
import { sentObject } from './signed-upload.ts';

const typeNames = acceptedTypes.map((type) => type.replace(/^.*\/|\+.*$/g, '').toUpperCase()).join(', ');

const refuseFile = (req: PayloadRequest, fr: string, en: string) => refusal(req, 'media', 'file', { fr, en });

/**
 * Validates an uploaded file before Payload reads it: its media type by its content and its size in pixels by its header. An
 * upload of staff gets a new name with the extension of its type; an import keeps its names, by which it finds its files again.
 */
export const prepareUpload =
  (store: MediaStore): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return;
    // Access is checked after this hook, so files of senders who are not logged in are not read.
    if (!overrideAccess && !req.user) return;
    const { file } = req;
    if (!file) {
      // Without a file, Payload would fetch one from an address in the data.
      if (operation === 'create' && !overrideAccess) throw new MissingFile(req.t);
      return;
    }
    // Payload reads the header of a file that a browser has sent to the bucket, or nothing of it. The server stores it again, under a name of its own.
    const sent = sentObject(file);
    const data = sent ? await store.receive(sent, maxFileBytes) : file.data;
    if (!data) throw new MissingFile(req.t);
    const type = await checkFile(req, data);
    const name = overrideAccess ? file.name : storedFileName(file.name, type.extension);
    req.file = { data, name, size: data.length, mimetype: type.mimetype };
    // Payload has noted where the browser's object was.
    if (sent) Object.assign(args.data, { _objectKey: null, prefix: undefined });
  };

/** Returns the type of a file; throws the sentence that says why it is refused. */
async function checkFile(req: PayloadRequest, data: Buffer): Promise<FileType> {
  const type = await detectFileType(data);
  if (!type)
    throw refuseFile(
      req,
      `Ce fichier n’est d’aucun format accepté (${typeNames}).`,
      `This file is of no accepted format (${typeNames}).`,
    );
  if (!rasterTypes.has(type.mimetype) && type.mimetype !== 'image/gif') return type;
  const pixels = await pixelCount(data);
  if (pixels === null) throw refuseFile(req, 'Cette image est illisible.', 'This picture cannot be read.');
  if (pixels > maxPixels)
    throw refuseFile(
      req,
      `Cette image compte ${Math.round(pixels / 1e6)}\u00a0mégapixels\u00a0; la limite est de ${maxPixels / 1e6}. Réduisez-la.`,
      `This picture has ${Math.round(pixels / 1e6)} megapixels; the limit is ${maxPixels / 1e6}. Make it smaller.`,
    );
  return type;
}
