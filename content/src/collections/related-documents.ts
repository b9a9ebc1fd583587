import type { Bilingual } from '@vitrine/contract/locale.ts';
import { type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig, traverseFields } from 'payload';
import { asObject } from '../untyped-values.ts';

export interface RelatedDocument {
  collection: CollectionSlug;
  id: number;
  /** Path of the field that references the document, without the indexes of rows. */
  path: string;
  /** Name of the field for editors; null for a field without one. */
  label: Bilingual | null;
}

/** Maximum value of a PostgreSQL integer. */
const largestId = 2 ** 31 - 1;

/**
 * Returns the ids in the value of a relationship, which may be an id, a document, a list or one value for each language.
 * A text is read as PostgreSQL reads it, which accepts spaces, other bases and underscores: ` 147`, `0x93`, `1_47`.
 */
function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return Number.isInteger(value) && value <= largestId ? [value] : [];
  if (typeof value === 'string') return value.trim() === '' ? [] : idsIn(Number(value.replaceAll('_', '')));
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value) return idsIn(value.id);
  return Object.values(value).flatMap(idsIn);
}

const belongsToSite = (req: PayloadRequest, slug: CollectionSlug): boolean =>
  req.payload.collections[slug]?.config.flattenedFields.some(({ name }) => name === 'site') ?? false;

/** Returns every document of a site-bound collection that the data references, in fields, rows and blocks at any depth. */
export function relatedDocuments(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): RelatedDocument[] {
  const found: RelatedDocument[] = [];
  traverseFields({
    config: req.payload.config,
    fields: collection.fields,
    fillEmpty: false,
    ref: data,
    callback({ field, ref, parentPath }) {
      if (field.type !== 'relationship' && field.type !== 'upload') return;
      const value = Object.entries(ref ?? {}).find(([name]) => name === field.name)?.[1];
      const label = labelOf(field.label);
      for (const slug of [field.relationTo].flat()) {
        if (!belongsToSite(req, slug)) continue;
        for (const id of idsIn(value))
          found.push({ collection: slug, id, path: `${parentPath ?? ''}${field.name}`, label });
      }
    },
  });
  return found;
}

function labelOf(label: unknown): Bilingual | null {
  const { fr, en } = asObject(label);
  return typeof fr === 'string' && typeof en === 'string' ? { fr, en } : null;
}
