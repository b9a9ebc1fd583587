import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { FlattenedBlock, FlattenedField } from 'payload';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';

/** A field of a document, with the object that holds its value. */
export interface ValuePlace {
  /** Path of the field, in which rows are named by their ids: `blocks.6f1a.main_title`. */
  key: string;
  field: string;
  /** Labels of the field and of the groups and rows around it, within its block. */
  labels: Bilingual[];
  definition: FlattenedField;
  /** The outermost block around the field; null for fields of the document itself. */
  block: PlacedBlock | null;
  /** The object that holds the value, in one language or in all of them. */
  parent: Loose;
}

/** A field with a text for each language. */
export interface TextPlace extends ValuePlace {
  isRichText: boolean;
}

export interface PlacedBlock {
  key: string;
  label: Bilingual;
  data: Loose;
}

type Blocks = ReadonlyMap<string, FlattenedBlock>;

interface Place {
  key: string;
  labels: Bilingual[];
  block: PlacedBlock | null;
}

const textTypes: ReadonlySet<string> = new Set(['text', 'textarea', 'richText']);

/** Returns the text fields of a document that have a value for each language, in fields, rows and blocks at any depth. */
export function textPlaces(fields: readonly FlattenedField[], data: Loose, blocks: Blocks): TextPlace[] {
  return valuePlaces(fields, data, blocks).flatMap((place) => {
    const { definition } = place;
    const isText = 'localized' in definition && definition.localized && textTypes.has(definition.type);
    return isText ? [{ ...place, isRichText: definition.type === 'richText' }] : [];
  });
}

/** Returns every field of a document, the lists of rows and blocks included, each before the fields of its rows. */
export function valuePlaces(fields: readonly FlattenedField[], data: Loose, blocks: Blocks): ValuePlace[] {
  return placesIn(fields, data, blocks, { key: '', labels: [], block: null });
}

function placesIn(fields: readonly FlattenedField[], data: Loose, blocks: Blocks, place: Place): ValuePlace[] {
  return fields.flatMap((field) => {
    const key = place.key === '' ? field.name : `${place.key}.${field.name}`;
    const own = labelOf(field);
    const labels = own ? withLabel(place.labels, own) : place.labels;
    const itself: ValuePlace = { key, field: field.name, definition: field, labels, block: place.block, parent: data };
    if ('localized' in field && field.localized) return [itself];
    const value = data[field.name];
    if (field.type === 'group' || field.type === 'tab')
      return placesIn(field.flattenedFields, asObject(value), blocks, { ...place, key, labels });
    if (field.type === 'array')
      return [
        itself,
        ...rowsOf(value, key).flatMap(([rowKey, row]) =>
          placesIn(field.flattenedFields, row, blocks, { ...place, key: rowKey, labels }),
        ),
      ];
    if (field.type !== 'blocks') return [itself];
    const rows = rowsOf(value, key).flatMap(([rowKey, row]) => {
      const type = blocks.get(String(row.blockType));
      if (!type) return [];
      const label = bilingual(type.labels?.singular) ?? { fr: type.slug, en: type.slug };
      const isOutermost = place.block === null;
      return placesIn(type.flattenedFields, row, blocks, {
        key: rowKey,
        labels: isOutermost ? [] : withLabel(place.labels, label),
        block: place.block ?? { key: rowKey, label, data: row },
      });
    });
    return [itself, ...rows];
  });
}

/** Adds a label, unless it equals the last one: a list and the only type of its rows often have the same label. */
const withLabel = (labels: readonly Bilingual[], label: Bilingual): Bilingual[] =>
  labels.at(-1)?.fr === label.fr ? [...labels] : [...labels, label];

const rowsOf = (value: unknown, key: string): [string, Loose][] =>
  asList(value).map((row, index) => [`${key}.${asText(asObject(row).id) ?? index}`, asObject(row)]);

const labelOf = (field: FlattenedField): Bilingual | null => ('label' in field ? bilingual(field.label) : null);

function bilingual(label: unknown): Bilingual | null {
  const { fr, en } = asObject(label);
  return typeof fr === 'string' && typeof en === 'string' ? { fr, en } : null;
}
