import type { CollectionSlug, PayloadRequest } from 'payload';
import { messageFor } from '../payload/message-for.ts';
import { isTakenInSite } from '../payload/taken-value.ts';

/** The options of a field's `validate` that this rule reads. */
interface ValidationContext {
  id?: string | number;
  /** The document after the change. */
  data: { site?: unknown };
  req: PayloadRequest;
}

/**
 * Returns a validation that refuses a localized value which another document of the site has in the same language. `fieldName` is the
 * name of the field with its article in both languages, such as “The path”.
 */
export const uniqueInSite =
  (collection: CollectionSlug, field: string, fieldName: { fr: string; en: string }) =>
  async (value: unknown, { id, data, req }: ValidationContext): Promise<string | true> => {
    const site = typeof data.site === 'object' && data.site !== null && 'id' in data.site ? data.site.id : data.site;
    if (typeof value !== 'string' || site === undefined || site === null) return true;
    const locale = req.locale ?? undefined;
    if (!(await isTakenInSite(req, { collection, field, value, site, id, locale }))) return true;
    return messageFor(req, {
      fr: `${fieldName.fr} «\u00a0${value}\u00a0» est déjà pris sur ce site. Choisissez-en un autre.`,
      en: `${fieldName.en} “${value}” is already taken on this site. Choose another one.`,
    });
  };
