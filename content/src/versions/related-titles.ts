import type { CollectionSlug, PayloadRequest } from 'payload';
import { nestedRequest } from '../payload/nested-request.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';
import type { FieldChange } from './compare-documents.ts';

export interface Reference {
  collection: string;
  id: number;
}

export interface RelatedTitle {
  title: Loose | string;
  /** Address of the picture; null for other documents. */
  picture: string | null;
}

/** Titles of the documents that changes reference. A document that is deleted or that the user may not read is missing. */
export type RelatedTitles = ReadonlyMap<string, RelatedTitle>;

export const referenceKey = ({ collection, id }: Reference): string => `${collection}-${id}`;

/** Returns the documents that the value of a field references. */
export function referencesOf({ definition }: Pick<FieldChange, 'definition'>, value: unknown): Reference[] {
  if (definition.type !== 'relationship' && definition.type !== 'upload') return [];
  const [only] = [definition.relationTo].flat();
  return (Array.isArray(value) ? asList(value) : [value]).flatMap((each) => {
    const { relationTo, value: inner } = asObject(each);
    const id = Number(relationTo === undefined ? each : inner);
    const collection = asText(relationTo) ?? only;
    return each === null || each === undefined || !Number.isInteger(id) || !collection ? [] : [{ collection, id }];
  });
}

/** Reads the titles of documents with the rights of the user. */
export async function readRelatedTitles(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<Map<string, RelatedTitle>> {
  const titles = new Map<string, RelatedTitle>();
  for (const [collection, own] of Map.groupBy(references, (reference) => reference.collection)) {
    const titleField = req.payload.config.collections.find(({ slug }) => slug === collection)?.admin.useAsTitle ?? 'id';
    const { docs } = await req.payload.find({
      ...{ collection: collection as CollectionSlug, where: { id: { in: [...new Set(own.map(({ id }) => id))] } } },
      ...{ depth: 0, locale: 'all', pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
    });
    for (const document of docs) {
      const values: Loose = { ...document };
      const title = values[titleField];
      titles.set(referenceKey({ collection, id: Number(values.id) }), {
        title: typeof title === 'object' && title !== null ? asObject(title) : String(title ?? values.id),
        picture: String(values.mimeType ?? '').startsWith('image/') ? (asText(values.url) ?? null) : null,
      });
    }
  }
  return titles;
}
