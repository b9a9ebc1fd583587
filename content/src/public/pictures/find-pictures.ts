import type { PictureVariant } from '@vitrine/contract/kinds/image.ts';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import type { FindPicture, StoredPicture } from '../../kinds/stored-picture.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';

const localizedText = z.object({ fr: z.string().nullish(), en: z.string().nullish() }).nullish();
const variants: z.ZodType<PictureVariant[]> = z
  .array(z.object({ url: z.string(), width: z.number(), type: z.string() }))
  .catch([]);

const mediaDocument = z.object({
  id: z.union([z.number(), z.string()]),
  filename: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  placeholder: z.string().nullish(),
  alt: localizedText,
  decorative: z.boolean().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  variants,
});

export const storedPicture = (raw: unknown): [id: number | string, picture: StoredPicture] => {
  const {
    id,
    filename,
    width,
    height,
    placeholder,
    alt,
    decorative,
    focalX,
    focalY,
    variants: sizes,
  } = mediaDocument.parse(raw);
  const isCentred = (focalX ?? 50) === 50 && (focalY ?? 50) === 50;
  return [
    id,
    {
      filename,
      width: width ?? null,
      height: height ?? null,
      placeholder: placeholder ?? null,
      alt: decorative ? {} : (alt ?? {}),
      center: isCentred ? null : { x: focalX ?? 50, y: focalY ?? 50 },
      variants: sizes,
    },
  ];
};

/**
 * Returns the result of `write` with every picture that it looks up. Calls it twice: first to collect the ids, then with the
 * pictures from one query, so that the writers stay pure. Only pictures of the site and shared ones are found: content that is not saved, or
 * was saved before that check existed, may reference pictures of other sites.
 */
export async function withPictures<T>(
  payload: Payload,
  siteId: number | string,
  write: (find: FindPicture) => T,
): Promise<T> {
  const wanted = new Set<number | string>();
  write((id) => {
    if (typeof id === 'number' || typeof id === 'string') wanted.add(id);
    return undefined;
  });
  addTags(...[...wanted].map(tagOf.picture));
  if (wanted.size === 0) return write(() => undefined);
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ id: { in: [...wanted] } }, ofSite(siteId)] },
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const found = new Map(docs.map(storedPicture));
  return write((id) => (typeof id === 'number' || typeof id === 'string' ? found.get(id) : undefined));
}

const ofSite = (siteId: number | string): Where => ({
  or: [{ site: { equals: siteId } }, { site: { exists: false } }],
});
