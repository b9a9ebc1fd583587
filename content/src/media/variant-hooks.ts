import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeVariants } from '@vitrine/pictures/make-variants.ts';
import { rasterTypes } from '@vitrine/pictures/raster-types.ts';
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';

const storedVariants = z.array(z.object({ url: z.string() })).catch([]);

async function removeFiles(staticDir: string, variants: unknown): Promise<void> {
  for (const { url } of storedVariants.parse(variants)) await rm(join(staticDir, basename(url)), { force: true });
}

/** Creates the variants of an uploaded picture and writes them beside it; videos, SVG and animations have none. */
export const writeVariants =
  (staticDir: string): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (!req.file) return data;
    await removeFiles(staticDir, originalDoc?.variants);
    if (!rasterTypes.has(req.file.mimetype)) return { ...data, variants: [], placeholder: null };
    const { variants, placeholder } = await makeVariants(String(data.filename), req.file.data);
    await mkdir(staticDir, { recursive: true });
    for (const { filename, data: bytes } of variants) await writeFile(join(staticDir, filename), bytes);
    const stored = variants.map(({ filename, width, type }) => ({ url: `/resources/${filename}`, width, type }));
    return { ...data, placeholder, variants: stored };
  };

export const removeVariants =
  (staticDir: string): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    await removeFiles(staticDir, doc.variants);
  };
