import { asList, type Loose } from '../../values/untyped-values.ts';
import { type ParameterRow, rowsToValue, valueToRows } from '../criteria/parameter-rows.ts';

/** A tag in the form: its attributes as lines. */
export interface TagRow {
  /** Key of React. */
  key: string;
  attributes: ParameterRow[];
}

export const tagsToRows = (value: unknown): TagRow[] =>
  asList(value).map((tag, index) => ({ key: `${index}`, attributes: valueToRows(tag) }));

/** Returns the tags that have attributes; null without any. */
export function rowsToTags(rows: readonly TagRow[]): Loose[] | null {
  const tags = rows.map(({ attributes }) => rowsToValue(attributes)).filter((tag) => tag !== null);
  return tags.length > 0 ? tags : null;
}

/** Returns a new tag with the names of the attributes that most tags have. */
export const emptyTag = (): TagRow => ({
  key: crypto.randomUUID(),
  attributes: ['name', 'content'].map((name) => ({ key: name, name, text: '' })),
});
