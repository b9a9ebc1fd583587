import { asList, type Loose } from '../../values/untyped-values.ts';
import { type ParameterRow, rowsToValue, valueToRows } from '../criteria/parameter-rows.ts';

/** A tag in the form, with its attributes as text lines. */
export interface TagRow {
  /** React key of the row. */
  key: string;
  attributes: ParameterRow[];
}

export const tagsToRows = (value: unknown): TagRow[] =>
  asList(value).map((tag, index) => ({ key: `${index}`, attributes: valueToRows(tag) }));

/** Returns the tags that have attributes; null when there are none. */
export function rowsToTags(rows: readonly TagRow[]): Loose[] | null {
  const tags = rows.map(({ attributes }) => rowsToValue(attributes)).filter((tag) => tag !== null);
  return tags.length > 0 ? tags : null;
}

/** Returns a new tag with the names of the attributes that most tags have. */
export const emptyTag = (): TagRow => ({
  key: crypto.randomUUID(),
  attributes: ['name', 'content'].map((name) => ({ key: name, name, text: '' })),
});
