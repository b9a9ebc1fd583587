import type { z } from 'zod';
import type { Bilingual } from '../locale.ts';

export interface Constraints {
  /** A block without the field is reported and left out. A value in one language is sufficient. */
  readonly required?: boolean;
}

/** The properties of fields of every kind. */
export interface BaseField<K extends string> extends Required<Constraints> {
  readonly kind: K;
  readonly label: Bilingual;
  /** A sentence of help for editors. */
  readonly doc: Bilingual;
  readonly schema: z.ZodType;
  /** True when a value that passed the schema has content in at least one language. */
  readonly isFilled: (value: unknown) => boolean;
}

/** Returns a field of a kind, whose values are filled unless they are absent or an empty text. */
export const describeField = <const K extends string>(
  kind: K,
  schema: z.ZodType,
  label: Bilingual,
  doc: Bilingual,
  { required = false }: Constraints = {},
): BaseField<K> => ({
  kind,
  label,
  doc,
  required,
  schema,
  isFilled: (value) => value !== null && value !== undefined && value !== '',
});
