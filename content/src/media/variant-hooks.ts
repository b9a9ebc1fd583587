import { basename } from 'node:path';
import { makeVariants } from '@vitrine/pictures/make-variants.ts';
import { rasterTypes } from '@vitrine/pictures/raster-types.ts';
import type {
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
} from 'payload';
import { z } from 'zod';
import type { MediaStore } from '../media-store/media-store.ts';

const storedVariants = z.array(z.object({ url: z.string() })).catch([]);
const filenames = z.array(z.string()).catch([]);

const namesOf = (variants: unknown): string[] => storedVariants.parse(variants).map(({ url }) => basename(url));

/** Creates the variants of an uploaded picture and stores them; videos, SVG and animations have none. */
export const writeVariants =
  (store: MediaStore): CollectionBeforeChangeHook =>
  async ({ context, data, originalDoc, req }) => {
    if (!req.file) return data;
    context.replacedVariants = namesOf(originalDoc?.variants);
    if (!rasterTypes.has(req.file.mimetype)) return { ...data, variants: [], placeholder: null };
    const { variants, placeholder } = await makeVariants(String(data.filename), req.file.data);
    await store.write(variants);
    context.writtenVariants = variants.map(({ filename }) => filename);
    const stored = variants.map(({ filename, width, type }) => ({ url: `/resources/${filename}`, width, type }));
    return { ...data, placeholder, variants: stored };
  };

/** Deletes the variants of a file that was replaced, once the new file and its document are stored. */
export const removeReplacedVariants =
  (store: MediaStore): CollectionAfterOperationHook =>
  async ({ operation, req, result }) => {
    if (operation !== 'update' && operation !== 'updateByID') return result;
    const replaced = filenames.parse(req.context.replacedVariants);
    delete req.context.replacedVariants;
    await store.remove(replaced).catch((error: unknown) => {
      req.payload.logger.warn(
        { err: error, files: replaced.length },
        'variants that nothing shows could not be deleted',
      );
    });
    return result;
  };

/** Deletes the variants of a file whose document could not be stored. */
export const discardVariants =
  (store: MediaStore): CollectionAfterErrorHook =>
  async ({ req }) => {
    // The store may be the reason of the error; what is left then is shown by nothing.
    await store.remove(filenames.parse(req.context.writtenVariants)).catch(() => undefined);
  };

/** Deletes the files of a document. When the store refuses the first one, the document stays. */
export const removeFiles =
  (store: MediaStore): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    await store.remove([...namesOf(doc.variants), ...(typeof doc.filename === 'string' ? [doc.filename] : [])]);
  };
