import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';

const mimeTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The ids of the pictures that the media library already holds, by file name. */
export async function mediaIds(payload: Payload, filenames: readonly string[]): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: filenames } },
    pagination: false,
    depth: 0,
    select: { filename: true },
  });
  return new Map(docs.map((doc) => [String(doc.filename), Number(doc.id)]));
}

/** Puts a picture into the media library, where its variants are made, and returns its id. */
export async function uploadPicture(
  payload: Payload,
  filename: string,
  data: Buffer,
  alt: Localized<string>,
): Promise<number> {
  const extension = filename.split('.').at(-1) ?? '';
  const file = { name: filename, data, size: data.byteLength, mimetype: mimeTypes[extension] ?? `image/${extension}` };
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: alt.fr ?? undefined },
    file,
    locale: locales[0],
    depth: 0,
  });
  if (alt.en) await payload.update({ collection: 'media', id, data: { alt: alt.en }, locale: 'en', depth: 0 });
  return Number(id);
}
