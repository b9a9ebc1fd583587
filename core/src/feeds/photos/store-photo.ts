import { createHash } from 'node:crypto';
import { makeFallback } from '@vitrine/pictures/make-fallback.ts';
import { makeVariants } from '@vitrine/pictures/make-variants.ts';
import { maxPixels, pixelCount } from '@vitrine/pictures/picture-size.ts';
import { isRasterPicture } from '@vitrine/pictures/raster-types.ts';
import type { Pool } from 'pg';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { fallbackName, hasPhoto, writePhoto } from './photo-files.ts';

export type StoredPhoto = { kind: 'stored'; hash: string } | { kind: 'failed'; reason: Reason };

interface Made {
  width: number;
  height: number;
  variants: { width: number; type: string; name: string }[];
  files: { name: string; data: Buffer }[];
}

let lastEncoding: Promise<unknown> = Promise.resolve();

/** Runs one piece of work at a time: four encoders hold 370 MB, and would keep the processor from mails and runs. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = lastEncoding.then(work, work);
  lastEncoding = own;
  return own;
}

/** Returns the name of a photo by its content: nobody guesses it who does not have the photo. */
const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 32);

/** Stores a photo that was fetched, once for all listings that have it, in the widths and formats of the website's own pictures. */
export async function storePhoto(pool: Pool, folder: string, data: Buffer): Promise<StoredPhoto> {
  if (!(await isRasterPicture(data))) return { kind: 'failed', reason: reasonOf('no-photo') };
  const pixels = await pixelCount(data);
  if (pixels === null) return { kind: 'failed', reason: reasonOf('photo-unreadable') };
  if (pixels > maxPixels) return { kind: 'failed', reason: reasonOf('photo-too-many-pixels') };
  const hash = hashOf(data);
  const { rowCount } = await pool.query('select from photo where hash = $1', [hash]);
  if (rowCount && (await hasPhoto(folder, hash))) return { kind: 'stored', hash };
  const made = await inTurn(() => makeFiles(hash, data)).catch(() => null);
  if (made === null) return { kind: 'failed', reason: reasonOf('photo-unreadable') };
  await writePhoto(folder, hash, made.files);
  await pool.query(
    `insert into photo (hash, width, height, variants) values ($1, $2, $3, $4)
     on conflict (hash) do update set stored_at = now()`,
    [hash, made.width, made.height, JSON.stringify(made.variants)],
  );
  return { kind: 'stored', hash };
}

async function makeFiles(hash: string, data: Buffer): Promise<Made> {
  const { variants } = await makeVariants(fallbackName(hash), data);
  const fallback = await makeFallback(data);
  return {
    width: fallback.width,
    height: fallback.height,
    variants: variants.map(({ width, type, filename }) => ({ width, type, name: filename })),
    files: [
      ...variants.map((variant) => ({ name: variant.filename, data: variant.data })),
      { name: fallbackName(hash), data: fallback.data },
    ],
  };
}
