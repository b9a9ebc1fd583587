import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, Payload, Where } from 'payload';

/**
 * Writes a document in both languages and returns its id: the one that `where` finds, or a new one. Payload writes one language
 * at a time, so blocks and rows in `data` must have the same ids in both.
 */
export async function upsertBilingual(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: (locale: Locale) => Record<string, unknown>,
): Promise<number> {
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false, locale: 'fr' });
  let id = docs[0]?.id;
  for (const locale of locales) {
    const written: { id: string | number } =
      id === undefined
        ? await payload.create({ collection, data: data(locale), locale, depth: 0 })
        : await payload.update({ collection, id, data: data(locale), locale, depth: 0 });
    id = written.id;
  }
  return Number(id);
}
