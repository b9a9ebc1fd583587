import type { Bilingual } from '@vitrine/contract/locale.ts';
import { type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig, traverseFields } from 'payload';
import { documentsInText } from '../rich-text/document-links.ts';
import { documentId } from '../values/document-id.ts';
import { asObject } from '../values/untyped-values.ts';

export interface Relationship {
  collection: CollectionSlug;
  /** Null for a value that is no id. */
  id: number | null;
  /** Path of the field that references the document, without the indexes of rows. */
  path: string;
  /** Name of the field for editors; null for a field without one. */
  label: Bilingual | null;
}

export interface RelatedDocument extends Relationship {
  id: number;
}

const belongsToSite = (req: PayloadRequest, slug: CollectionSlug): boolean =>
  req.payload.collections[slug]?.config.flattenedFields.some(({ name }) => name === 'site') ?? false;

/** The form of the data: as Payload reads it in all languages, or in one, as a request sends it. */
export interface DataForm {
  /** True for a document that was read in all languages, whose localized fields hold a value for each. */
  inAllLanguages?: boolean;
}

/**
 * Returns every filled relationship in the data: in fields, rows, blocks and links of rich texts at any depth, and once for each of several
 * values.
 */
export function relationshipsIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  { inAllLanguages = false }: DataForm = {},
): Relationship[] {
  const found: Relationship[] = [];
  traverseFields({
    config: req.payload.config,
    fields: collection.fields,
    fillEmpty: false,
    ref: data,
    callback({ field, ref, parentPath }) {
      if (field.type !== 'relationship' && field.type !== 'upload' && field.type !== 'richText') return;
      const own = Object.entries(ref ?? {}).find(([name]) => name === field.name)?.[1];
      const ofLanguages = inAllLanguages && field.localized ? Object.values(asObject(own)) : [own];
      const place = { path: `${parentPath ?? ''}${field.name}`, label: labelOf(field.label) };
      if (field.type === 'richText') {
        const named = ofLanguages.flatMap(documentsInText);
        found.push(...named.map(({ relationTo, value }) => ({ ...relationshipTo(relationTo, value), ...place })));
        return;
      }
      for (const value of field.hasMany ? ofLanguages.flat() : ofLanguages) {
        if (value === null || value === undefined || value === '') continue;
        const named = Array.isArray(field.relationTo) ? asObject(value) : { relationTo: field.relationTo, value };
        found.push({ ...relationshipTo(named.relationTo, named.value), ...place });
      }
    },
  });
  return found;
}

const relationshipTo = (collection: unknown, id: unknown) => ({
  // Payload refuses a value of another collection than the field names.
  collection: String(collection) as CollectionSlug,
  id: documentId(id),
});

/** Returns every document of a site-bound collection that the data references. */
export const relatedDocuments = (
  ...[req, collection, data, form]: Parameters<typeof relationshipsIn>
): RelatedDocument[] =>
  relationshipsIn(req, collection, data, form).flatMap(({ id, ...relationship }) =>
    id !== null && belongsToSite(req, relationship.collection) ? [{ ...relationship, id }] : [],
  );

function labelOf(label: unknown): Bilingual | null {
  const { fr, en } = asObject(label);
  return typeof fr === 'string' && typeof en === 'string' ? { fr, en } : null;
}
