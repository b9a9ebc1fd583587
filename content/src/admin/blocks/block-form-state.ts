import type { ClientBlock, ClientField, FormState } from 'payload';
import { withoutRefusedLinks } from '../../rich-text/document-links.ts';

/** The admin's client configuration of every block, by slug. */
export type BlocksMap = Readonly<Record<string, ClientBlock>>;

export type Values = Readonly<Record<string, unknown>>;

/** Options of one call of `blockFormState`, passed to nested lists. */
interface Writing {
  blocks: BlocksMap;
  /** False for a document that the page may not reference; the field is then left empty. */
  mayReference: (collection: string, id: unknown) => boolean;
  /** Returns the id of a row that is written; null for a new one. */
  idOf: (id: unknown) => string | null;
}

type Options = Partial<Omit<Writing, 'blocks'>>;

/**
 * Returns the state of Payload's form for the values of a block, as paths within its row. Every row gets a new id. Fields without a
 * value are left to the server, which adds them with their defaults.
 */
export function blockFormState(values: Values, blocks: BlocksMap, options: Options = {}): FormState {
  const fields = blocks[String(values.blockType)]?.fields ?? [];
  const writing = { ...defaults, ...options, blocks };
  return { id: leaf(writing.idOf(values.id) ?? newRowId()), ...stateOf(fields, values, '', writing) };
}

/** Returns the state of a list of blocks at a path. */
export const blockListState = (
  values: readonly Values[],
  path: string,
  blocks: BlocksMap,
  options: Options = {},
): FormState => {
  const writing = { ...defaults, ...options, blocks };
  return rowsState(values, path, (row) => blocks[String(row.blockType)]?.fields ?? [], writing);
};

const defaults: Omit<Writing, 'blocks'> = { mayReference: () => true, idOf: () => null };

/** Returns the state of a field with a value. */
export const leaf = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });

function stateOf(fields: readonly ClientField[], values: Values, prefix: string, writing: Writing): FormState {
  return Object.assign({}, ...fields.map((field) => fieldState(field, values, prefix, writing)));
}

function fieldState(field: ClientField, values: Values, prefix: string, writing: Writing): FormState {
  if (field.type === 'row' || field.type === 'collapsible') return stateOf(field.fields, values, prefix, writing);
  if (!('name' in field) || field.name === undefined || field.name === 'id') return {};
  const path = prefix + field.name;
  const value = values[field.name];
  if (value === undefined || value === null) return {};
  switch (field.type) {
    case 'group':
      return stateOf(field.fields, asValues(value), `${path}.`, writing);
    case 'blocks':
      return rowsState(asRows(value), path, (row) => writing.blocks[String(row.blockType)]?.fields ?? [], writing);
    case 'array':
      return rowsState(asRows(value), path, () => field.fields, writing);
    case 'upload':
    case 'relationship':
      return referencesOf(field.relationTo, value).every(([collection, id]) => writing.mayReference(collection, id))
        ? { [path]: leaf(value) }
        : {};
    case 'richText':
      return { [path]: leaf(withoutRefusedLinks(value, writing.mayReference)) };
    default:
      return { [path]: leaf(value) };
  }
}

function rowsState(
  values: readonly Values[],
  path: string,
  fieldsOf: (row: Values) => readonly ClientField[],
  writing: Writing,
): FormState {
  const rows = values.map((row) => ({ id: writing.idOf(row.id) ?? newRowId(), row, type: blockTypeOf(row) }));
  const list = {
    ...leaf(rows.length),
    disableFormData: rows.length > 0,
    rows: rows.map(({ id, type }) => ({ id, ...(type !== null && { blockType: type }), collapsed: true })),
  };
  const states = rows.map(({ id, row, type }, index) => ({
    [`${path}.${index}.id`]: leaf(id),
    ...(type !== null && { [`${path}.${index}.blockType`]: leaf(type) }),
    ...stateOf(fieldsOf(row), row, `${path}.${index}.`, writing),
  }));
  return Object.assign({ [path]: list }, ...states);
}

const blockTypeOf = ({ blockType }: Values): string | null => (typeof blockType === 'string' ? blockType : null);

/** Returns the documents that the values of a block reference. */
export function blockReferences(values: Values, blocks: BlocksMap): [collection: string, id: unknown][] {
  const found: [string, unknown][] = [];
  blockFormState(values, blocks, { mayReference: (collection, id) => found.push([collection, id]) > 0 });
  return found;
}

/** Returns the documents in the value of a relationship to one or several collections. */
function referencesOf(relationTo: string | string[], value: unknown): [collection: string, id: unknown][] {
  return [value].flat().map((one) => {
    const { relationTo: named, value: id } = asValues(one);
    return typeof named === 'string' ? [named, id] : [[relationTo].flat()[0] ?? '', one];
  });
}

/** Returns an id of the form that Payload gives to rows, which alone it replaces in a duplicate. */
export const newRowId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const asValues = (value: unknown): Values =>
  // The condition proves that the value is an object.
  typeof value === 'object' && value !== null ? (value as Values) : {};

const asRows = (value: unknown): Values[] => (Array.isArray(value) ? value.map(asValues) : []);
