import { isDeepStrictEqual } from 'node:util';
import { type Bilingual, type Locale, locales } from '@vitrine/contract/locale.ts';
import { diffArrays } from 'diff';
import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload';
import { type ValuePlace, valuePlaces } from '../languages/text-places.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';

/**
 * Change of one field, or of the order of a list. The values are those of the language, or of the document when the field has one value for
 * both languages.
 */
export interface FieldChange {
  key: string;
  labels: Bilingual[];
  locale: Locale | null;
  definition: FlattenedField;
  before: unknown;
  after: unknown;
}

export type BlockChangeKind = 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'changed';

export interface BlockChange {
  key: string;
  /** Label of the list that contains the block, such as the footer. */
  list: Bilingual | null;
  label: Bilingual;
  /** First text of the block in each language, by which staff recognise it. */
  title: Record<Locale, string>;
  kinds: BlockChangeKind[];
  fields: FieldChange[];
}

export interface DocumentChanges {
  /** Changes outside of blocks. */
  fields: FieldChange[];
  blocks: BlockChange[];
}

/** Fields that do not matter to editors: ids, and fields that hooks write. */
const silentFields: ReadonlySet<string> = new Set([
  ...['id', 'site', 'blockName', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'changed_by', 'language_marks'],
]);
const isSilent = (definition: FlattenedField): boolean =>
  silentFields.has(definition.name) ||
  ('hidden' in definition && definition.hidden === true) ||
  asObject(definition.admin).hidden === true ||
  ('virtual' in definition && Boolean(definition.virtual));

const hiddenFlag = 'is_hidden';

/** Returns the changes between two states of a document, both read with `locale: 'all'` and without related documents. */
export function compareDocuments(
  config: SanitizedConfig,
  collection: CollectionSlug,
  states: { before: Loose; after: Loose },
): DocumentChanges {
  const before = readState(config, collection, states.before);
  const after = readState(config, collection, states.after);
  const values = [...after.values.keys(), ...before.values.keys()];
  const moved = movedRows(before.lists, after.lists);
  const changes = [
    ...[...new Set(values)].flatMap((key) => changeOf(before.values.get(key), after.values.get(key))),
    ...orderChanges(after.lists, moved),
  ];
  const byBlock = Map.groupBy(changes, ({ block }) => block);
  const fields = (byBlock.get(null) ?? []).map(({ change }) => change);
  const blockKeys = new Set([...after.blocks.keys(), ...before.blocks.keys()]);
  const blocks = [...blockKeys].flatMap((key): BlockChange[] => {
    const own = (byBlock.get(key) ?? []).map(({ change }) => change);
    const placed = after.blocks.get(key) ?? before.blocks.get(key);
    const { isAdded, isRemoved } = { isAdded: !before.blocks.has(key), isRemoved: !after.blocks.has(key) };
    const visible = own.filter(({ definition }) => definition.name !== hiddenFlag);
    const hiding = isAdded || isRemoved ? [] : own.filter(({ definition }) => definition.name === hiddenFlag);
    const kinds: BlockChangeKind[] = [
      ...(isAdded ? (['added'] as const) : []),
      ...(isRemoved ? (['removed'] as const) : []),
      ...(moved.has(key) ? (['moved'] as const) : []),
      ...hiding.map(({ after: value }) => (value === true ? ('hidden' as const) : ('shown' as const))),
      ...(!isAdded && !isRemoved && visible.length > 0 ? (['changed'] as const) : []),
    ];
    if (!placed || kinds.length === 0) return [];
    const { list, label, title } = placed;
    return [{ key, list, label, title, kinds, fields: visible }];
  });
  return { fields, blocks };
}

interface StoredValue {
  place: ValuePlace;
  locale: Locale | null;
  value: unknown;
}

interface StateBlock {
  list: Bilingual | null;
  label: Bilingual;
  title: Record<Locale, string>;
}

interface DocumentState {
  values: Map<string, StoredValue>;
  blocks: Map<string, StateBlock>;
  /** Keys of the rows of each list. */
  lists: Map<string, { place: ValuePlace; rows: string[] }>;
}

/** Returns the values of a document by the paths of their fields; a localized field has one value for each language. */
function readState(config: SanitizedConfig, collection: CollectionSlug, document: Loose): DocumentState {
  const fields = config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  const types = new Map((config.blocks ?? []).map((block) => [block.slug, block] as const));
  const places = valuePlaces(fields, document, types).filter(({ definition }) => !isSilent(definition));
  const values = new Map<string, StoredValue>();
  const lists: DocumentState['lists'] = new Map();
  const blocks = new Map<string, StateBlock>();
  for (const place of places) {
    const { key, definition, parent, field } = place;
    const isList = definition.type === 'array' || definition.type === 'blocks';
    if (isList && !isLocalized(definition)) {
      const keys = asList(parent[field]).map((row, index) => `${key}.${asText(asObject(row).id) ?? index}`);
      lists.set(key, { place, rows: keys });
      const list = place.labels.at(-1) ?? null;
      if (!isBlockList(place)) continue;
      for (const [index, row] of asList(parent[field]).entries()) {
        const type = types.get(String(asObject(row).blockType));
        const own = places.filter(({ block }) => block?.key === keys[index]);
        const label = own[0]?.block?.label ?? bilingualLabel(type?.labels?.singular);
        if (label) blocks.set(keys[index] ?? '', { list, label, title: titleOf(own) });
      }
      continue;
    }
    const { fr, en } = asObject(parent[field]);
    if (!isLocalized(definition)) values.set(key, { place, locale: null, value: parent[field] });
    else
      for (const [locale, value] of [['fr', fr] as const, ['en', en] as const])
        values.set(`${key}@${locale}`, { place, locale, value });
  }
  return { values, blocks, lists };
}

const isLocalized = (definition: FlattenedField): boolean => 'localized' in definition && definition.localized === true;

function bilingualLabel(label: unknown): Bilingual | null {
  const { fr, en } = asObject(label);
  return typeof fr === 'string' && typeof en === 'string' ? { fr, en } : null;
}

/** Returns the main title, or else the first text, of a block in each language. A language without one gets that of the other language. */
function titleOf(places: readonly ValuePlace[]): Record<Locale, string> {
  const texts = places.filter(({ definition }) => isLocalized(definition) && textTypes.has(definition.type));
  const ordered = [...texts].sort((a, b) => Number(b.field === 'main_title') - Number(a.field === 'main_title'));
  const [fr = '', en = ''] = locales.map((locale) =>
    ordered.map(({ parent, field }) => plainText(asObject(parent[field])[locale]).trim()).find((text) => text !== ''),
  );
  return { fr: fr || en, en: en || fr };
}

const textTypes: ReadonlySet<string> = new Set(['text', 'textarea', 'richText']);

function changeOf(
  before: StoredValue | undefined,
  after: StoredValue | undefined,
): { block: string | null; change: FieldChange }[] {
  const known = after ?? before;
  const [old, current] = [meaningful(before?.value), meaningful(after?.value)];
  if (!known || isDeepStrictEqual(old, current)) return [];
  const { place, locale } = known;
  const { key, labels, definition, block } = place;
  return [{ block: block?.key ?? null, change: { key, labels, locale, definition, before: old, after: current } }];
}

/** Returns null for values that editors regard as empty: an empty text or list, and an unchecked box. */
function meaningful(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  // A rich text without any characters is empty too.
  if (typeof value === 'object' && value !== null && 'root' in value && plainText(value).trim() === '') return null;
  return value;
}

/** Returns a change for each list of rows whose order changed, except for the lists of the document's own blocks. */
function orderChanges(lists: DocumentState['lists'], moved: ReadonlySet<string>) {
  return [...lists.values()].flatMap(({ place, rows }) => {
    if (isBlockList(place) || !rows.some((row) => moved.has(row))) return [];
    const { key, labels, definition, block } = place;
    return [
      { block: block?.key ?? null, change: { key, labels, locale: null, definition, before: null, after: null } },
    ];
  });
}

/** True for a list of blocks of the document itself, not one inside a block. */
const isBlockList = ({ definition, block }: ValuePlace): boolean => definition.type === 'blocks' && block === null;

/** Returns the keys of the rows that changed their order relative to the other rows that both states contain. */
function movedRows(before: DocumentState['lists'], after: DocumentState['lists']): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const [list, { rows }] of after) {
    const old = before.get(list)?.rows ?? [];
    const [kept, keptBefore] = [rows.filter((row) => old.includes(row)), old.filter((row) => rows.includes(row))];
    for (const { added, value } of diffArrays(keptBefore, kept)) if (added) for (const row of value) moved.add(row);
  }
  return moved;
}
