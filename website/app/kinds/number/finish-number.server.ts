import type { NumberField } from '@vitrine/contract/kinds/number.ts';
import type { FieldContext } from '../finish-field.ts';

/** The value that a component receives for a number: null where it has no default. */
export type FinishedNumber<F> = F extends { default: infer D } ? (D extends number ? number : number | null) : never;

export const finishNumber = (value: number | null | undefined, _: FieldContext, field: NumberField): number | null =>
  value ?? field.default;
