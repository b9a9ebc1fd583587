import { asObject, type Loose } from '../../values/untyped-values.ts';

/** One line of `ParametersField`. */
export interface ParameterRow {
  /** React key of the line. */
  key: string;
  name: string;
  text: string;
  /** The stored value, until its text is changed: a number stays a number. */
  stored?: unknown;
  /** A stored value that is no text, number or flag. */
  kept?: unknown;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export const valueToRows = (value: unknown): ParameterRow[] =>
  Object.entries(asObject(value)).map(([name, stored]) => ({
    ...{ key: name, name, stored },
    ...(isScalar(stored) ? { text: String(stored) } : { text: '', kept: stored }),
  }));

/** Returns the object of the lines that have a name; null without any. */
export function rowsToValue(rows: readonly ParameterRow[]): Loose | null {
  const named = rows.filter(({ name }) => name.trim() !== '');
  const entries = named.map(({ name, text, stored, kept }) => [name.trim(), kept ?? stored ?? text]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
