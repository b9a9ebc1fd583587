import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';

export interface ListConstraints extends Constraints {
  /** Minimum number of items; a block with fewer is reported and left out. `required` means 1. */
  readonly min?: number;
  /** Maximum number of items; the others are reported and left out. */
  readonly max?: number;
}

/** The properties of fields that hold blocks. `parse-block.ts` parses the blocks, so the schema takes any list. */
export interface ListField<K extends string> extends BaseField<K> {
  readonly min: number;
  /** Null for no limit. */
  readonly max: number | null;
}

/** Returns a field of a kind that holds blocks. */
export const describeList = <const K extends string>(
  kind: K,
  label: Bilingual,
  doc: Bilingual,
  { required = false, min = 0, max }: ListConstraints = {},
): ListField<K> => ({
  ...describeField(kind, z.array(z.unknown()).nullish(), label, doc, { required: required || min > 0 }),
  min: required ? Math.max(1, min) : min,
  max: max ?? null,
});
