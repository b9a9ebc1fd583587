import { downloadPublicPicture } from '@vitrine/network/download-picture.ts';
import { type MediaStore, readMedia } from '../../media-store/media-store.ts';
import { copiedPhotoName, fetchCopiedPhoto } from '../pictures/copied-photo.ts';
import { fileOf } from './site-look.ts';

const limits = { timeoutMs: 5000, maxBytes: 20 * 1024 * 1024 };

/** The library, and address of core, which has the photos that are copied from sources. */
export interface PhotoOrigins {
  media: Pick<MediaStore, 'open'>;
  coreUrl: string;
}

/** Reads a photo of the library or of core, or downloads one of another server by https; null when it cannot be had. */
export async function readPhoto(url: string, { media, coreUrl }: PhotoOrigins): Promise<Buffer | null> {
  const copied = copiedPhotoName(url);
  if (copied) return await readCopiedPhoto(coreUrl, copied);
  const file = fileOf(url);
  if (file) return await readMedia(media, file);
  return await downloadPublicPicture(url, limits);
}

async function readCopiedPhoto(coreUrl: string, name: string): Promise<Buffer | null> {
  const answer = await fetchCopiedPhoto(coreUrl, name);
  if (!answer?.ok) return null;
  return await answer.arrayBuffer().then(Buffer.from, () => null);
}
