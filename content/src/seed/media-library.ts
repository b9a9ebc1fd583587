import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';

const mimeTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Returns the ids of the pictures that are in the media library, by file name. */
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

/** Adds a picture to the shared media library, which creates its variants, and returns its id. */
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

/** Moves pictures of the media library to a site. */
export async function assignPictures(payload: Payload, ids: readonly number[], site: number): Promise<void> {
  // The pictures are updated one at a time, because an update of several documents only reports the failure of one in its answer.
  for (const id of ids) await payload.update({ collection: 'media', id, data: { site }, depth: 0 });
}

/** Moves the pictures that belong to another site to the shared library. */
export async function sharePictures(payload: Payload, ids: readonly number[], site: number | undefined): Promise<void> {
  const ofOthers = [{ site: { exists: true } }, ...(site === undefined ? [] : [{ site: { not_equals: site } }])];
  const where = { and: [{ id: { in: ids } }, ...ofOthers] };
  await payload.update({ collection: 'media', where, data: { site: null }, depth: 0 });
}
