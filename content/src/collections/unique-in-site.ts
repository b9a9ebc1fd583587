import type { CollectionSlug, PayloadRequest } from 'payload';
import { messageFor } from './message-for.ts';

/** What a field's `validate` is told, as far as this rule needs it. */
interface Told {
  id?: string | number;
  /** The document as it would be written. */
  data: { site?: unknown };
  req: PayloadRequest;
}

/**
 * A rule for a localized field: no other document of the site holds the same value in the same language.
 * `words` name what is doubled, such as “path”, in both languages with its article.
 */
export const uniqueInSite =
  (collection: CollectionSlug, field: string, words: { fr: string; en: string }) =>
  async (value: unknown, { id, data, req }: Told): Promise<string | true> => {
    const site = typeof data.site === 'object' && data.site !== null && 'id' in data.site ? data.site.id : data.site;
    if (typeof value !== 'string' || site === undefined || site === null) return true;
    const { totalDocs } = await req.payload.count({
      collection,
      where: {
        and: [{ site: { equals: site } }, { [field]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])],
      },
      ...(req.locale ? { locale: req.locale } : {}),
      req,
    });
    if (totalDocs === 0) return true;
    return messageFor(req, {
      fr: `${words.fr} «\u00a0${value}\u00a0» est déjà pris sur ce site. Choisissez-en un autre.`,
      en: `${words.en} “${value}” is already taken on this site. Choose another one.`,
    });
  };
