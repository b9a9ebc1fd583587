/** Functions that read values of unknown shape: documents of Payload and blocks of an import. */

export type Loose = Readonly<Record<string, unknown>>;

const empty: Loose = {};

/** Returns the value when it is an object, else an empty object. */
export const asObject = (value: unknown): Loose =>
  // The condition proves that the value is an object; its properties stay unknown.
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : empty;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a non-empty text, a number as text, or undefined. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
export const asFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Returns the object without its undefined values; undefined when none is left. */
export function filled<T extends Record<string, unknown>>(values: T): Partial<T> | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // Only keys of T remain.
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<T>) : undefined;
}
