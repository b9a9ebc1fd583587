import { maxPixels, pixelCount } from '@vitrine/pictures/picture-size.ts';
import { rasterTypes } from '@vitrine/pictures/raster-types.ts';
import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload';
import { refusal } from '../payload/message-for.ts';
import { acceptedTypes, detectFileType } from './accepted-types.ts';
import { storedFileName } from './file-name.ts';

const typeNames = acceptedTypes.map((type) => type.replace(/^.*\/|\+.*$/g, '').toUpperCase()).join(', ');

const refuseFile = (req: PayloadRequest, fr: string, en: string) => refusal(req, 'media', 'file', { fr, en });

/**
 * Validates an uploaded file before Payload reads it: its media type by its content and its size in pixels by its header. An
 * upload of staff gets a new name with the extension of its type; an import keeps its names, by which it finds its files again.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  // Access is checked after this hook, so files of senders who are not logged in are not read.
  if (!overrideAccess && !req.user) return;
  const { file } = req;
  if (!file) {
    // Without a file, Payload would fetch one from an address in the data.
    if (operation === 'create' && !overrideAccess) throw new MissingFile(req.t);
    return;
  }
  const type = await detectFileType(file.data);
  if (!type)
    throw refuseFile(
      req,
      `Ce fichier n’est d’aucun format accepté (${typeNames}).`,
      `This file is of no accepted format (${typeNames}).`,
    );
  if (rasterTypes.has(type.mimetype) || type.mimetype === 'image/gif') {
    const pixels = await pixelCount(file.data);
    if (pixels === null) throw refuseFile(req, 'Cette image est illisible.', 'This picture cannot be read.');
    if (pixels > maxPixels)
      throw refuseFile(
        req,
        `Cette image compte ${Math.round(pixels / 1e6)}\u00a0mégapixels\u00a0; la limite est de ${maxPixels / 1e6}. Réduisez-la.`,
        `This picture has ${Math.round(pixels / 1e6)} megapixels; the limit is ${maxPixels / 1e6}. Make it smaller.`,
      );
  }
  const name = overrideAccess ? file.name : storedFileName(file.name, type.extension);
  req.file = { ...file, name, mimetype: type.mimetype };
};
