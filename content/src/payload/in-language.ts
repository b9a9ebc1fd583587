import type { Locale } from '@vitrine/contract/locale.ts';
import type { FlattenedField, Payload } from 'payload';
import { asObject, type Loose } from '../values/untyped-values.ts';

/** Returns the fields of a document that was read in all languages, with the values of one language. */
export function inLanguage(
  payload: Payload,
  fields: readonly FlattenedField[],
  document: Loose,
  locale: Locale,
): Record<string, unknown> {
  const within = (inner: readonly FlattenedField[], value: unknown) =>
    inLanguage(payload, inner, asObject(value), locale);
  const readField = (field: FlattenedField): unknown => {
    const stored = document[field.name];
    const value = 'localized' in field && field.localized ? asObject(stored)[locale] : stored;
    if (field.type === 'group' || field.type === 'tab') return within(field.flattenedFields, value);
    if (!Array.isArray(value)) return value;
    if (field.type === 'array') return value.map((row) => ({ id: row?.id, ...within(field.flattenedFields, row) }));
    if (field.type !== 'blocks') return value;
    return value.map((row) => {
      const { id, blockType } = asObject(row);
      return { id, blockType, ...within(payload.blocks[String(blockType)]?.flattenedFields ?? [], row) };
    });
  };
  return Object.fromEntries(fields.map((field) => [field.name, structuredClone(readField(field))]));
}
