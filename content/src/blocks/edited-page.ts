import type { Locale } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';

/**
 * Returns a document that Payload read with `locale: 'all'`, with its values in one language replaced by those of the admin's form. The
 * other language keeps the saved values; a new row has none in it.
 */
export const withEdited = (
  { payload, collection }: { payload: Payload; collection: CollectionSlug },
  saved: Loose,
  edited: Loose,
  locale: Locale,
): Loose =>
  mergeFields(payload.collections[collection]?.config.flattenedFields ?? [], { saved, edited }, { payload, locale });

interface Versions {
  saved: Loose;
  edited: Loose;
}

interface Merging {
  payload: Payload;
  locale: Locale;
}

/** Returns the saved values with the edited ones over them. A field that the form does not have stays as it was saved. */
function mergeFields(fields: readonly FlattenedField[], { saved, edited }: Versions, merging: Merging): Loose {
  const changed = fields.flatMap((field) =>
    Object.hasOwn(edited, field.name)
      ? [[field.name, mergeField(field, { saved: saved[field.name], edited: edited[field.name] }, merging)]]
      : [],
  );
  return { ...saved, ...Object.fromEntries(changed) };
}

function mergeField(
  field: FlattenedField,
  { saved, edited }: { saved: unknown; edited: unknown },
  merging: Merging,
): unknown {
  if ('localized' in field && field.localized) return { ...asObject(saved), [merging.locale]: edited };
  switch (field.type) {
    case 'group':
    case 'tab':
      return mergeFields(field.flattenedFields, { saved: asObject(saved), edited: asObject(edited) }, merging);
    case 'array':
      return mergeRows(() => field.flattenedFields, { saved, edited }, merging);
    case 'blocks': {
      const blockFields = (row: Loose) => merging.payload.blocks[String(row.blockType)]?.flattenedFields ?? [];
      return mergeRows(blockFields, { saved, edited }, merging);
    }
    default:
      return edited;
  }
}

/**
 * Merges each row of the form with the saved row of the same id, in the order of the form. The form holds an empty list as a number, which
 * counts as no rows.
 */
function mergeRows(
  fieldsOf: (row: Loose) => readonly FlattenedField[],
  { saved, edited }: { saved: unknown; edited: unknown },
  merging: Merging,
): Loose[] {
  const savedRows = new Map(asList(saved).map((row) => [asObject(row).id, asObject(row)]));
  return asList(edited).map((given) => {
    const row = asObject(given);
    const own = { id: asText(row.id), ...(row.blockType !== undefined && { blockType: row.blockType }) };
    return { ...mergeFields(fieldsOf(row), { saved: savedRows.get(row.id) ?? {}, edited: row }, merging), ...own };
  });
}
